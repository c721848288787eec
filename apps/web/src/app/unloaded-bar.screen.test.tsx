import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { addToCart, clearCart } from '../terms/cart/cart.ts';
import { openScreen } from './testing/open-screen.tsx';
import { sampleDish, sampleLine, sampleShop } from './testing/samples.ts';

vi.mock('../terms/cart/basket/basket-strip.tsx', () => {
  throw new Error('no network');
});

it('a screen stays visible if the code of its cart bar cannot be loaded', async () => {
  addToCart(sampleShop(), sampleLine(sampleDish({ id: 1 })));
  await openScreen('pages/menu/search/search', { answers: { '/rest/search/popular': { queries: [], ideas: [] } } });
  await expect.poll(() => import('../terms/cart/basket/basket-strip.tsx').catch(() => 'failed')).toBe('failed');
  expect(screen.getByRole('combobox', { name: 'Search for dishes and restaurants' })).toBeTruthy();
  clearCart(7);
});
