import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addToCart, clearCart } from '../terms/cart/cart.ts';
import { openScreen } from './testing/open-screen.tsx';
import { menuAnswers, sampleDish, sampleLine, sampleMenu, sampleShop } from './testing/samples.ts';

const noodles = sampleDish({ id: 1, price: 2_000 });
const tea = sampleDish({ id: 2, shopId: 8, name: { text: 'Oolong tea', language: 'en' }, price: 900 });
const teaHouse = sampleShop({ id: 8, name: { text: 'Tea House', language: 'en' } });
const answers = {
  '/rest/shop/nearby': { records: [sampleShop()], total: 1, pageNo: 1, pageSize: 20, hasMore: false },
  '/rest/search/popular': { queries: [], ideas: [] },
  '/rest/shop/dish': noodles,
  ...menuAnswers(sampleMenu([noodles])),
};

function fillCarts() {
  for (const shopId of [7, 8]) clearCart(shopId);
  addToCart(sampleShop(), sampleLine(noodles, { quantity: 2 }));
}

const basket = () => screen.findByRole('button', { name: /in the cart.*View cart/ });

it.each([
  ['pages/shop/list/list', {}],
  ['pages/menu/search/search', {}],
  ['pages/menu/detail/detail', { dishId: '1' }],
] as const)('the screen %s shows the cart with its count and sum (rule app-19)', async (path, params) => {
  fillCarts();
  await openScreen(path, { params, isSignedIn: false, answers });
  expect((await basket()).textContent).toMatch(/2 dishes in the cart.*40\.00/);
});

it('the carts of several restaurants have one button, and each cart has its own checkout', async () => {
  fillCarts();
  addToCart(teaHouse, sampleLine(tea));
  const { user, navigator } = await openScreen('pages/shop/list/list', { isSignedIn: false, answers });
  const button = await basket();
  expect(button.textContent).toMatch(/2 carts.*3 dishes in the cart.*49\.00/);
  await user.click(button);
  const sheet = within(await screen.findByRole('dialog', { name: 'Your carts' }));
  expect(sheet.getByText('Oolong tea')).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: /Check out.*9\.00/ }));
  expect(navigator.entry()).toMatchObject({ path: 'pages/menu/pay/pay', params: { shopId: '8' } });
});

it('a dish names its restaurant and leads to the menu', async () => {
  fillCarts();
  const { user, navigator } = await openScreen('pages/menu/detail/detail', {
    params: { dishId: '1' },
    isSignedIn: false,
    answers,
  });
  await user.click(await screen.findByRole('link', { name: /Old Street Noodles.*Menu/ }));
  expect(navigator.entry()).toMatchObject({ path: 'pages/menu/index/index', params: { shopId: '7' } });
});

it('after a change of the language, the cart shows the dishes in the new language', async () => {
  fillCarts();
  const german = sampleDish({ ...noodles, name: { text: 'Nudeln', language: 'de' } });
  const shop = sampleShop({ name: { text: 'Nudelhaus', language: 'de' } });
  await openScreen('pages/shop/list/list', {
    language: 'de',
    isSignedIn: false,
    answers: { ...answers, ...menuAnswers(sampleMenu([german], shop)) },
  });
  expect(await screen.findByText('Nudelhaus')).toBeTruthy();
});

it('the cart of a menu has the checkout inside', async () => {
  fillCarts();
  const { user, navigator } = await openScreen('pages/menu/index/index', {
    params: { shopId: '7' },
    isSignedIn: false,
    answers,
  });
  await user.click(await screen.findByRole('button', { name: /2 dishes in the cart/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Your cart' }));
  await user.click(await sheet.findByRole('button', { name: /Check out/ }));
  await waitFor(() => expect(navigator.entry().path).toBe('pages/menu/pay/pay'));
});
