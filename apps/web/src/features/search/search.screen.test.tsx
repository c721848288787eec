import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../app/testing/open-screen.tsx';
import type { Found } from '../../data/search.ts';

type Hit = Found['dishes'][number];

const place = (changed: Partial<Hit['places'][number]>): Hit['places'][number] => ({
  dishId: 71,
  shopId: 7,
  shopName: { text: 'Old Street Noodles', language: 'en' },
  shopNameZh: '老街面馆',
  price: 2_800,
  plate: 'noodles',
  image: null,
  isSoldOut: false,
  isOpen: true,
  distanceMetres: 320,
  ...changed,
});

const noodles: Hit = {
  name: { text: 'Dan dan noodles', language: 'en', highlights: [] },
  nameZh: { text: '担担面', highlights: [] },
  pinyin: { text: 'dàndàn miàn', highlights: [] },
  shopCount: 2,
  places: [
    place({}),
    place({ dishId: 72, shopId: 8, shopName: { text: 'Spice Lane', language: 'en' }, isSoldOut: true }),
  ],
};

const open = () =>
  openScreen('pages/menu/search/search', {
    params: { q: 'noodles' },
    isSignedIn: false,
    answers: {
      '/rest/search': {
        dishes: [noodles],
        shops: [],
        hasMoreDishes: false,
        hasMoreShops: false,
        corrected: null,
        neighbours: [],
      },
    },
  });

it('the name and the picture of a dish that was found lead to it, where it is nearest', async () => {
  const { user, navigator } = await open();
  const link = screen.getByRole('heading', { name: /Dan dan noodles/ }).closest('a');
  expect(link).not.toBeNull();
  expect(link?.querySelector('svg, img')).not.toBeNull();
  await user.click(screen.getByRole('heading', { name: /Dan dan noodles/ }));
  expect(navigator.entry()).toMatchObject({ path: 'pages/menu/detail/detail', params: { dishId: '71' } });
});

it('each restaurant that serves it leads to its own, with its price and whether it is to be had', async () => {
  const { user, navigator } = await open();
  const other = screen.getByRole('link', { name: /Spice Lane/ });
  expect(other.textContent).toContain('Sold out');
  expect(within(other).getByText('¥28.00')).toBeTruthy();
  await user.click(other);
  expect(navigator.entry()).toMatchObject({ path: 'pages/menu/detail/detail', params: { dishId: '72' } });
});
