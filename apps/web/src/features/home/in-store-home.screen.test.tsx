import type { ShopCard } from '@chifan/contract/catalogue/views';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../app/testing/open-screen.tsx';
import { sampleOrder } from '../../app/testing/sample-order.ts';
import { sampleSetMeal, sampleSetMeals } from '../../app/testing/sample-set-meal.ts';
import { sampleShop } from '../../app/testing/samples.ts';
import type { Home } from '../../data/home.ts';
import type { SetMeal } from '../../data/setmeal.ts';
import { useLocation } from '../../platform/location.ts';

type Top = { readonly featured?: readonly ShopCard[]; readonly banners?: Home['banners'] };

const openHome = (setMeals: readonly SetMeal[], { featured = [], banners = [] }: Top = {}) =>
  openScreen('pages/index/index', {
    isSignedIn: false,
    answers: {
      '/rest/shop/home': { banners, cuisines: [], dishRows: [], featured: [...featured], brands: [] },
      '/rest/shop/nearby': { records: [], total: 0, pageNo: 1, pageSize: 20, hasMore: false },
      '/rest/shop/setMeal/list': sampleSetMeals(setMeals),
    },
  });

const strip = () => screen.findByRole('region', { name: 'Set meals from popular chains' });

it('set meals below the visible part of the home screen load when the guest scrolls', async () => {
  const { asked, user, navigator } = await openHome([sampleSetMeal()]);
  const ofSetMeals = () => asked.filter(({ path }) => path === '/rest/shop/setMeal/list');
  expect(ofSetMeals()).toEqual([]);
  window.dispatchEvent(new Event('scroll'));
  const inStrip = within(await strip());
  expect(ofSetMeals().map(({ input }) => input)).toEqual([{ featured: true, pageSize: 10 }]);
  await user.click(inStrip.getByRole('link', { name: /Noodle lunch.*You save/ }));
  expect(navigator.entry()).toMatchObject({ path: 'pages/shop/detail/detail', params: { setMealId: '41' } });
});

it.each([
  ['1,200 km', 1_200_000, 'device', true],
  ['49 km', 49_000, 'device', false],
  ['1,200 km', 1_200_000, 'assumed', false],
] as const)(
  'with the nearest restaurant %s away (%d m) and a position from “%s”, the home screen decides whether to show a notice: %s',
  async (distance, metres, source, isFar) => {
    useLocation.setState({ source });
    const shop = sampleShop({ distanceMetres: metres });
    await openScreen('pages/index/index', {
      isSignedIn: false,
      answers: {
        '/rest/shop/home': { banners: [], cuisines: [], dishRows: [], featured: [], brands: [] },
        '/rest/shop/nearby': { records: [shop], total: 1, pageNo: 1, pageSize: 20, hasMore: false },
      },
    });
    const text = document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
    expect(text.includes(`We have no restaurants near you yet. The nearest is ${distance} away.`)).toBe(isFar);
  },
);

it('the home screen shows only one notice if the position is imprecise and the nearest restaurant is far away', async () => {
  useLocation.setState({ source: 'network' });
  await openScreen('pages/index/index', {
    isSignedIn: false,
    answers: {
      '/rest/shop/home': { banners: [], cuisines: [], dishRows: [], featured: [], brands: [] },
      '/rest/shop/nearby': {
        records: [sampleShop({ distanceMetres: 1_200_000 })],
        total: 1,
        pageNo: 1,
        pageSize: 20,
        hasMore: false,
      },
    },
  });
  expect(document.body.textContent).toContain('We have no restaurants near you yet.');
  expect(document.body.textContent).not.toContain('We only know your city');
});

it('the home screen links to the guest’s orders and shows the number of active orders (rule app-16)', async () => {
  const living = { ...sampleOrder(), hasCourier: false, unreadMessages: 0 };
  const { user, navigator } = await openScreen('pages/index/index', {
    answers: {
      '/rest/shop/home': { banners: [], cuisines: [], dishRows: [], featured: [], brands: [] },
      '/rest/shop/nearby': { records: [], total: 0, pageNo: 1, pageSize: 20, hasMore: false },
      '/rest/order/live': { orders: [living] },
    },
  });
  const banner = within(screen.getByRole('banner'));
  await user.click(await banner.findByRole('link', { name: /1 order in progress.*Orders/ }));
  expect(navigator.entry().path).toBe('pages/order/index/index');
});

it('the home screen links to all set meals', async () => {
  const { user, navigator } = await openHome([sampleSetMeal()]);
  window.dispatchEvent(new Event('scroll'));
  await user.click(within(await strip()).getByRole('link', { name: 'All set meals' }));
  expect(navigator.entry().path).toBe('pages/shop/list/feature_item_list');
});

it('the card of a featured restaurant that is closed shows “Closed”', async () => {
  const closed = { state: 'closed', isPaused: false, pausedUntil: null, changesAt: null, opensAt: null } as const;
  await openHome([], { featured: [sampleShop({ openState: closed }), sampleShop({ id: 8, ratingTenths: 47 })] });
  const cards = within(screen.getByRole('region', { name: 'Featured restaurants' })).getAllByRole('link');
  expect(cards.map((card) => card.textContent?.includes('Closed'))).toEqual([true, false]);
});

it.each([
  ['pages/shop/list/list?type=halal', '#/pages/shop/list/list?type=halal'],
  ['https://visit.example/tea?day=1', '#/pages/webview/index?url=https%3A%2F%2Fvisit.example%2Ftea%3Fday%3D1'],
])('a banner with the link %s opens %s', async (link, address) => {
  const says = (text: string) => ({ text, language: 'en' as const });
  const banner = {
    id: 1,
    title: says('Tea week'),
    text: says('Twelve houses'),
    image: null,
    plate: 'tea',
    tint: 'green',
    link,
  };
  await openHome([], { banners: [banner as Home['banners'][number]] });
  expect(screen.getByRole('link', { name: /Tea week/ }).getAttribute('href')).toBe(address);
});

it('in a wide window, the home screen loads a map of the restaurants (rule app-13)', async () => {
  const answers = {
    '/rest/shop/home': { banners: [], cuisines: [], dishRows: [], featured: [], brands: [] },
    '/rest/shop/nearby': { records: [sampleShop()], total: 1, pageNo: 1, pageSize: 20, hasMore: false },
  };
  const { asked } = await openScreen('pages/index/index', { isSignedIn: false, isWide: true, answers });
  await expect.poll(() => asked.some(({ path }) => path === '/rest/place/map')).toBe(true);
});

it('on a phone, the home screen loads no map', async () => {
  const { asked } = await openHome([]);
  expect(asked.filter(({ path }) => path === '/rest/place/map')).toEqual([]);
});
