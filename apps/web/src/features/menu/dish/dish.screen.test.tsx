import type { Allergen } from '@chifan/domain/catalogue';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { menuAnswers, sampleChoice, sampleDish, sampleMenu, sampleOption } from '../../../app/testing/samples.ts';
import { cartCount, clearCart, linesOf } from '../../../terms/cart/cart.ts';
import { chooseDiet } from '../../../terms/diet/diet-profile.ts';

type Dish = ReturnType<typeof sampleDish>;

async function openDish(dish: Dish, avoids: readonly Allergen[] = []) {
  await chooseDiet({ avoids: [...avoids], wishes: [] });
  return openScreen('pages/menu/detail/detail', {
    params: { dishId: String(dish.id) },
    isSignedIn: false,
    answers: { '/rest/shop/dish': dish, ...menuAnswers(sampleMenu([dish])) },
  });
}

const verdict = () => screen.getAllByRole('status').map((each) => each.textContent);

describe('verdict on a dish for a guest who avoids peanuts', () => {
  it('for a guest who avoids peanuts, a dish without allergen marks is shown as not confirmed', async () => {
    await openDish(sampleDish(), ['peanut']);
    expect(verdict()).toContain('Peanuts: not confirmed, ask first');
  });

  it('a dish with peanuts is shown as unsuitable for a guest who avoids peanuts', async () => {
    await openDish(sampleDish({ allergens: { contains: ['peanut'], free: [] } }), ['peanut']);
    expect(verdict()).toContain('Doesn’t fit your diet: Peanuts');
  });

  it('a dish is shown as suitable only if it is marked as free of the avoided allergen', async () => {
    await openDish(sampleDish({ allergens: { contains: [], free: ['peanut'] } }), ['peanut']);
    expect(verdict()).toContain('Fits what you eat');
  });

  it('a dish is shown as not confirmed if only one of two avoided allergens is marked', async () => {
    await openDish(sampleDish({ allergens: { contains: [], free: ['peanut'] } }), ['peanut', 'sesame']);
    expect(verdict()).toContain('Sesame: not confirmed, ask first');
  });
});

it('a dish that is not served at the chosen time cannot be added to the cart on its own screen (rule app-20)', async () => {
  const dish = sampleDish({ servedToday: [{ opens: 17 * 60, closes: 21 * 60 }] });
  const menu = sampleMenu([dish]);
  const servedThen = [{ dishId: dish.id, isServed: false, spans: [{ opens: 6 * 60, closes: 10 * 60 }] }];
  const { text } = await openScreen('pages/menu/detail/detail', {
    params: { dishId: String(dish.id) },
    isSignedIn: false,
    answers: {
      '/rest/shop/dish': dish,
      ...menuAnswers(menu),
      '/rest/shop/here': { shop: menu.shop, left: [], servedThen },
    },
  });
  const add = await screen.findByRole('button', { name: 'Not served at your chosen time' });
  expect(add).toHaveProperty('disabled', true);
  expect(text()).toContain('Not served at your chosen time, only 06:00–10:00');
});

describe('verdict on chosen options', () => {
  const withTopping = sampleDish({
    allergens: { contains: [], free: ['peanut'] },
    options: [sampleOption('Topping', [sampleChoice('Crushed peanuts', ['peanut']), sampleChoice('Something', null)])],
  });

  it('an option with peanuts makes the dish unsuitable, and the guest must confirm before adding the dish', async () => {
    const { user } = await openDish(withTopping, ['peanut']);
    expect(verdict()).toContain('Fits what you eat');
    await user.click(screen.getByLabelText(/Crushed peanuts/));
    expect(verdict()).toContain('Doesn’t fit your diet: Peanuts');
    await user.click(await screen.findByRole('button', { name: /^Add/ }));
    expect((await screen.findByRole('dialog')).textContent).toContain('Peanut');
    expect(screen.queryByText('Added to your cart')).toBeNull();
  });

  it('for a guest who avoids peanuts, an option without allergen marks makes the dish not confirmed', async () => {
    const { user } = await openDish(withTopping, ['peanut']);
    await user.click(screen.getByLabelText(/Something/));
    expect(verdict()).toContain('Peanuts: not confirmed, ask first');
  });
});

it('a photo by a guest has the caption “Photo by a guest” and comes after the shop’s photos, which have no caption (rule catalogue-72)', async () => {
  await openDish(sampleDish({ photos: ['own.webp', 'guest.webp'], guestPhoto: 'guest.webp' }));
  const [own, guest] = screen.getAllByRole('button', { name: /^Show picture/ });
  expect([own?.textContent, guest?.textContent]).toEqual(['', 'Photo by a guest']);
  expect(guest?.getAttribute('aria-label')).toBe('Show picture 2 larger. Photo by a guest');
});

it('the add button on the dish screen shows the price of all units including their options', async () => {
  const topping = sampleOption('Topping', [sampleChoice('Egg', ['egg'], 200)]);
  const { user } = await openDish(sampleDish({ options: [topping] }));
  await screen.findByRole('button', { name: 'Add · CN¥28.00' });
  await user.click(screen.getByLabelText(/Egg/));
  const more = screen.getByRole('button', { name: /^One more/ });
  await user.click(more);
  await user.click(more);
  expect(screen.getByRole('button', { name: /^Add/ }).textContent).toBe('Add · CN¥90.00');
});

it('after adding a dish whose screen was opened by a link, the guest sees the restaurant’s menu', async () => {
  clearCart(7);
  const { user, navigator } = await openDish(sampleDish());
  await user.click(await screen.findByRole('button', { name: /^Add/ }));
  await screen.findByText('Added to your cart');
  expect(navigator.entry()).toMatchObject({ path: 'pages/menu/index/index', params: { shopId: '7' } });
  expect(cartCount(linesOf(7))).toBe(1);
});

it('the button “Show this to your waiter” opens a screen for the dish and its chosen options', async () => {
  const options = [
    sampleOption('Topping', [sampleChoice('Egg', null), sampleChoice('Beef', null)]),
    sampleOption('Size', [sampleChoice('Large', null)]),
  ];
  const { user, navigator } = await openDish(sampleDish({ options }));
  await user.click(screen.getByLabelText(/Beef/));
  await user.click(screen.getByLabelText(/Large/));
  await user.click(screen.getByRole('button', { name: 'Show this to your waiter' }));
  expect(navigator.entry()).toMatchObject({
    path: 'pages/menu/waiter/waiter',
    params: { dishId: '71', options: 'Topping.Beef,Size.Large' },
  });
});

it('the allergen table of a dish includes the allergens of the chosen options', async () => {
  const options = [sampleOption('Topping', [sampleChoice('Egg', ['egg'])])];
  const { user, text } = await openDish(sampleDish({ allergens: { contains: ['soy'], free: ['egg'] }, options }));
  expect(text()).toMatch(/Made withoutEggs/);
  await user.click(screen.getByLabelText(/Egg/));
  expect(text()).not.toMatch(/Made withoutEggs/);
});

it('the allergen table of a dish lists unmarked allergens as not confirmed, and not as absent', async () => {
  const { text } = await openDish(sampleDish({ allergens: { contains: ['soy'], free: ['egg'] } }));
  expect(text()).toMatch(/ContainsSoyNot confirmed/);
  expect(text()).toMatch(/Made withoutEggsDiet/);
  expect(text()).toContain('Not verified. Please ask the restaurant.');
});

describe('facts before the options of a dish', () => {
  it('the dish screen lists the known allergens of a dish after the word “Contains”', async () => {
    await openDish(sampleDish({ allergens: { contains: ['soy', 'gluten'], free: [] } }));
    expect(screen.getByText(/^Contains: .*Soy/)).toBeTruthy();
  });

  it('the dish screen has a button to show the dish to the waiter, unless the order type is delivery', async () => {
    const dish = sampleDish();
    await openDish(dish);
    expect(screen.getByRole('button', { name: 'Show this to your waiter' })).toBeTruthy();
    cleanup();
    await openScreen('pages/menu/detail/detail', {
      params: { dishId: String(dish.id), way: 'delivery' },
      isSignedIn: false,
      answers: { '/rest/shop/dish': dish, ...menuAnswers(sampleMenu([dish])) },
    });
    expect(screen.queryByRole('button', { name: 'Show this to your waiter' })).toBeNull();
  });
});

it.each([
  ['machine', 'Machine translation'],
  ['draft', 'Name translated automatically'],
  ['platform', 'Name checked by Chifan'],
] as const)('a dish name with the source %s is labelled “%s”', async (nameFrom, words) => {
  await openDish(sampleDish({ nameFrom }));
  expect(await screen.findByText(words)).toBeDefined();
});
