import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addToCart, clearCart } from '../terms/cart/cart.ts';
import { chooseDiet } from '../terms/diet/diet-profile.ts';
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
] as const)('the screen %s shows the number of dishes and the sum of the cart (rule app-19)', async (path, params) => {
  fillCarts();
  await openScreen(path, { params, isSignedIn: false, answers });
  expect((await basket()).textContent).toMatch(/2 dishes in the cart.*40\.00/);
});

it('one button opens the carts of several restaurants, and each cart has its own checkout button', async () => {
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

it('the dish screen shows the name of the dish’s restaurant, which links to the menu', async () => {
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

it('the cart on a restaurant’s menu screen contains the checkout button', async () => {
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

const cola = sampleDish({
  id: 5,
  name: { text: 'Cola', language: 'en' },
  price: 600,
  allergens: { contains: [], free: ['peanut'] },
});
const nuts = sampleDish({
  id: 6,
  name: { text: 'Spiced nuts', language: 'en' },
  allergens: { contains: ['peanut'], free: [] },
});
const rice = sampleDish({ id: 9, name: { text: 'Steamed rice', language: 'en' } });

function sellingSides() {
  const { shop, categories } = sampleMenu([noodles, cola, nuts, rice]);
  return menuAnswers({ shop: { ...shop, sideDishIds: [6, 9, 5, 1] }, categories });
}

it('the cart offers the drinks and sides that the restaurant sells, and a tap adds one (rule catalogue-74)', async () => {
  fillCarts();
  const { user } = await openScreen('pages/shop/list/list', {
    isSignedIn: false,
    answers: { ...answers, ...sellingSides() },
  });
  await user.click(await basket());
  const sheet = within(await screen.findByRole('dialog', { name: 'Your cart' }));
  const sides = within(await sheet.findByRole('region', { name: 'Add a drink or a side' }));
  expect(sides.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Spiced nuts'),
    expect.stringContaining('Steamed rice'),
    expect.stringContaining('Cola'),
  ]);
  await user.click(sides.getByRole('button', { name: 'Add Cola' }));
  expect(sheet.getByRole('button', { name: /Check out.*46\.00/ })).toBeTruthy();
  expect(sides.queryByRole('button', { name: 'Add Cola' })).toBeNull();
});

it('the cart offers a guest with an allergy only drinks and sides that are known to fit the guest’s diet', async () => {
  await chooseDiet({ avoids: ['peanut'], wishes: [] });
  fillCarts();
  const { user } = await openScreen('pages/shop/list/list', {
    isSignedIn: false,
    answers: { ...answers, ...sellingSides() },
  });
  await user.click(await basket());
  const sides = within(await screen.findByRole('region', { name: 'Add a drink or a side' }));
  expect(sides.getAllByRole('link')).toHaveLength(1);
  expect(sides.getByRole('button', { name: 'Add Cola' })).toBeTruthy();
});

it('the cart closes when the guest opens a drink or a side from it', async () => {
  fillCarts();
  const { user, navigator } = await openScreen('pages/shop/list/list', {
    isSignedIn: false,
    answers: { ...answers, ...sellingSides(), '/rest/shop/dish': cola },
  });
  await user.click(await basket());
  const sides = within(await screen.findByRole('region', { name: 'Add a drink or a side' }));
  await user.click(sides.getByRole('link', { name: /Cola/ }));
  await waitFor(() => expect(navigator.entry().path).toBe('pages/menu/detail/detail'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the cart on a restaurant’s menu screen also offers drinks and sides', async () => {
  fillCarts();
  const { user } = await openScreen('pages/menu/index/index', {
    params: { shopId: '7' },
    isSignedIn: false,
    answers: { ...answers, ...sellingSides() },
  });
  await user.click(await screen.findByRole('button', { name: /2 dishes in the cart/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Your cart' }));
  expect(await sheet.findByRole('button', { name: 'Add Cola' })).toBeTruthy();
});
