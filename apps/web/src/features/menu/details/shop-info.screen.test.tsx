import type { MapBoxProps } from '@chifan/ui/map';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { sampleShop } from '../../../app/testing/samples.ts';
import type { ShopDetails } from '../../../data/shop.ts';

vi.mock('../../../terms/map/map-box.tsx', () => ({
  MapBox: ({ words }: MapBoxProps) => <p>{words.name}</p>,
}));

const text = (words: string) => ({ text: words, language: 'en' as const });
const lunchAndDinner = [
  { opens: 11 * 60, closes: 14 * 60 },
  { opens: 17 * 60, closes: 22 * 60 },
];

const details: ShopDetails = {
  ...sampleShop(),
  description: text('Noodles by hand since 1985.'),
  descriptionFrom: 'merchant',
  photos: [],
  brand: null,
  address: text('1 Huanghe Road'),
  addressZh: '黄河路1号',
  phone: '021 6327 0000',
  week: [{ date: '2026-11-21', spans: lunchAndDinner }],
  openingHoursText: null,
  packageFee: 200,
  radiusMetres: 3_000,
  attribution: '',
};

const open = () =>
  openScreen('pages/near/detail/detail', {
    params: { shopId: '7' },
    isSignedIn: false,
    answers: { '/rest/shop/details': details },
  });

it('the info of a restaurant shows hours, directions, driver card and phone, and then the map and the description', async () => {
  await open();
  const map = await screen.findByText('Map of the area');
  const isAbove = (element: Element) => (element.compareDocumentPosition(map) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const before = [
    screen.getByRole('heading', { name: 'Opening hours' }),
    screen.getByRole('button', { name: 'Directions' }),
    screen.getByRole('button', { name: 'Show to driver' }),
    screen.getByRole('link', { name: '021 6327 0000' }),
  ];
  expect(before.map(isAbove)).toEqual([true, true, true, true]);
  expect(isAbove(screen.getByRole('heading', { name: 'About' }))).toBe(false);
});

it('the info of a restaurant that closes between lunch and dinner shows both opening periods of today', async () => {
  const { text: words } = await open();
  await screen.findByText('Map of the area');
  expect(words()).toMatch(/Opening hours.*Saturday11:00–14:0017:00–22:00/);
});
