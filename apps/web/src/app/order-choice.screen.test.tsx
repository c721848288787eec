import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chooseTime, chooseWay, useOrderChoice } from '../platform/choice/order-choice.ts';
import { useLocation } from '../platform/location.ts';
import { choosePlace } from '../platform/place/find-location.ts';
import { formatTime } from '../platform/time.ts';
import { openScreen, type RecordedCall } from './testing/open-screen.tsx';
import { addressPage, sampleAddress } from './testing/sample-address.ts';
import { menuAnswers, sampleDish, sampleMenu, sampleShop } from './testing/samples.ts';

const hotel = {
  label: 'Peninsula Hotel',
  city: 'Shanghai',
  position: { latitude: '31.241000', longitude: '121.489000' },
};
const homes = {
  '/rest/shop/home': { banners: [], cuisines: [], dishRows: [], featured: [], brands: [] },
  '/rest/shop/nearby': { records: [sampleShop()], total: 1, pageNo: 1, pageSize: 20, hasMore: false },
  '/rest/shop/setMeal/list': { records: [], brands: [], total: 0, pageNo: 1, pageSize: 10 },
  '/rest/search/popular': { queries: [], ideas: [] },
};
const nothingFound = {
  '/rest/search': {
    dishes: [],
    shops: [],
    hasMoreDishes: false,
    hasMoreShops: false,
    corrected: null,
    asked: [],
    neighbours: [],
  },
};
const menu = menuAnswers(sampleMenu([sampleDish()], sampleShop()));

const bar = (name: RegExp) => within(screen.getByRole('main')).findByRole('button', { name });

it.each([
  ['pages/index/delivery_index', {}],
  ['pages/shop/list/list', {}],
  ['pages/menu/search/search', {}],
  ['pages/menu/index/index', { shopId: '7' }],
  ['pages/menu/detail/detail', { dishId: '1' }],
] as const)('the screen %s shows the guest’s chosen order type and address (rule app-17)', async (path, params) => {
  chooseWay('delivery');
  choosePlace(hotel);
  await openScreen(path, {
    params,
    isSignedIn: false,
    answers: { ...homes, ...menu, '/rest/shop/dish': sampleDish({ id: 1 }) },
  });
  expect((await bar(/^Delivery/)).textContent).toContain('Peninsula Hotel');
});

const later = new Date(Math.ceil(Date.now() / 1_800_000) * 1_800_000 + 7_200_000);
const laterText = new RegExp(formatTime(later.getTime() + 5 * 60_000, 'time', 'en'));
const askedAt = (asked: readonly RecordedCall[], path: string) => asked.findLast((call) => call.path === path)?.input;

it.each([
  ['pages/index/index', {}, '/rest/shop/nearby'],
  ['pages/shop/list/list', {}, '/rest/shop/nearby'],
  ['pages/menu/search/search', { q: 'noodles' }, '/rest/search'],
  ['pages/menu/index/index', { shopId: '7' }, '/rest/shop/here'],
] as const)(
  'the screen %s shows the time that the guest chose and requests restaurants for that time (rule app-20)',
  async (path, params, call) => {
    chooseWay('collect');
    chooseTime(later.toISOString());
    const { asked } = await openScreen(path, {
      params,
      isSignedIn: false,
      answers: { ...homes, ...menu, ...nothingFound },
    });
    await expect.poll(async () => (await bar(/^Pickup/)).textContent).toMatch(laterText);
    expect(askedAt(asked, call)).toMatchObject({ wantedAt: later.toISOString() });
  },
);

it('after the guest chooses a time in the bar above the restaurant list, the app requests restaurants for that time', async () => {
  chooseWay('collect');
  const { user, asked } = await openScreen('pages/shop/list/list', { isSignedIn: false, answers: homes });
  expect(askedAt(asked, '/rest/shop/nearby')).not.toHaveProperty('wantedAt');
  await user.click(await bar(/^Pickup.*Now/));
  await user.click(await screen.findByRole('radio', { name: 'Schedule for later' }));
  const [time] = screen.getAllByRole('button', { name: /^\d\d:\d\d$/ });
  if (time) await user.click(time);
  const { wantedAt } = useOrderChoice.getState();
  expect(Date.parse(wantedAt ?? '')).toBeGreaterThan(Date.now());
  await expect.poll(() => askedAt(asked, '/rest/shop/nearby')).toMatchObject({ wantedAt });
  await user.click(await bar(new RegExp(`^Pickup.*${time?.textContent}`)));
  await user.click(await screen.findByRole('radio', { name: 'As soon as possible' }));
  expect(useOrderChoice.getState().wantedAt).toBeNull();
});

it('a guest who eats in the restaurant cannot choose a time', async () => {
  const { user } = await openScreen('pages/shop/list/list', { isSignedIn: false, answers: homes });
  const dineIn = await bar(/^Dine in/);
  expect(dineIn.textContent).not.toContain('Now');
  await user.click(dineIn);
  await screen.findByRole('button', { name: 'Delivery' });
  expect(screen.queryByRole('radio')).toBeNull();
});

it('a restaurant that is closed at the chosen time shows a notice, and the guest can order for now instead', async () => {
  chooseWay('collect');
  chooseTime(later.toISOString());
  const openState = { ...sampleShop().openState, takesOrdersThen: false };
  const closedThen = menuAnswers(sampleMenu([sampleDish()], sampleShop({ openState })));
  const { user, text } = await openScreen('pages/menu/index/index', {
    params: { shopId: '7' },
    isSignedIn: false,
    answers: { ...homes, ...closedThen },
  });
  await expect.poll(text).toContain('Closed at your chosen time');
  await user.click(await screen.findByRole('button', { name: /^One more/ }));
  await user.click(await screen.findByRole('button', { name: /Check out/ }));
  await user.click(await screen.findByRole('button', { name: 'Order for now instead' }));
  expect(useOrderChoice.getState()).toEqual({ way: 'collect', wantedAt: null });
});

it('an order type that the guest chooses in a shop also applies to the home screen that the guest returns to', async () => {
  const { user, navigator, text } = await openScreen('pages/index/index', {
    isSignedIn: false,
    answers: { ...homes, ...menu },
  });
  choosePlace(hotel);
  navigator.open('pages/menu/index/index', { shopId: '7' });
  await screen.findByRole('button', { name: 'What I don’t eat' });
  await user.click(await bar(/^Dine in/));
  await user.click(await screen.findByRole('button', { name: 'Delivery' }));
  expect(await bar(/^Delivery.*Peninsula Hotel/)).toBeTruthy();
  navigator.back();
  await expect.poll(() => navigator.entry().path).toBe('pages/index/delivery_index');
  await expect.poll(text).toContain('Restaurants that deliver to you');
});

it('choosing delivery without an address opens the choice of the address (rule app-18)', async () => {
  const { user, navigator } = await openScreen('pages/shop/list/list', { isSignedIn: false, answers: homes });
  await user.click(await bar(/^Dine in/));
  await user.click(await screen.findByRole('button', { name: 'Delivery' }));
  expect(navigator.entry().path).toBe('pages/address/delivery/delivery');
});

it('the street of the device’s position is suggested as the delivery address and used only after the guest accepts it', async () => {
  useLocation.setState({ source: 'device', street: 'Huanghe Road', city: 'Shanghai' });
  const { user, text } = await openScreen('pages/index/delivery_index', { isSignedIn: false, answers: homes });
  expect((await bar(/^Delivery/)).textContent).toContain('Add your address');
  await user.click(screen.getByRole('button', { name: 'Deliver to Huanghe Road' }));
  expect((await bar(/^Delivery/)).textContent).toContain('Huanghe Road');
  expect(text()).not.toContain('Where should we deliver?');
});

it('a saved address that the guest chooses becomes the location on all screens, and its id is stored', async () => {
  const address = sampleAddress({ id: 4, address: 'Fuzhou Road 30' });
  const { user } = await openScreen('pages/address/delivery/delivery', {
    answers: { '/rest/member/deliveryAddress/list': addressPage(address) },
  });
  await user.click(await screen.findByRole('button', { name: /Fuzhou Road 30/ }));
  expect(useLocation.getState()).toMatchObject({ source: 'chosen', label: 'Fuzhou Road 30', addressId: 4 });
  expect(JSON.parse(localStorage.getItem('security.place') ?? '{}')).toMatchObject({ addressId: 4 });
});
