import type { DishCard, ShopCard } from '@chifan/contract/catalogue/views';
import { fen } from '@chifan/domain';

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import {
  menuAnswers,
  sampleChoice,
  sampleDish,
  sampleLine,
  sampleMenu,
  sampleOption,
  sampleShop,
} from '../../../app/testing/samples.ts';
import { addToCart, cartCount, clearCart, linesOf } from '../../../terms/cart/cart.ts';
import type { CartLine } from '../../../terms/cart/lines.ts';
import { chooseDiet, type DietProfile } from '../../../terms/diet/diet-profile.ts';

type Opening = {
  readonly shop?: Partial<ShopCard>;
  readonly diet?: DietProfile;
  readonly lines?: readonly CartLine[];
  readonly way?: 'delivery';
  readonly isWide?: boolean;
};

async function openMenu(
  dishes: readonly DishCard[],
  { shop = {}, diet, lines = [], way, isWide = false }: Opening = {},
) {
  clearCart(7);
  for (const line of lines) addToCart(sampleShop(), line);
  if (diet) await chooseDiet(diet);
  return openScreen('pages/menu/index/index', {
    params: { shopId: '7', ...(way ? { way } : {}) },
    isSignedIn: false,
    isWide,
    answers: { ...menuAnswers(sampleMenu(dishes, sampleShop(shop))) },
  });
}

const noPeanut: DietProfile = { avoids: ['peanut'], wishes: [] };
const contains = (...allergens: string[]) => ({ allergens: { contains: allergens, free: [] } });
const isFree = { allergens: { contains: [], free: ['peanut'] } };
const inCart = () => cartCount(linesOf(7));
/** Finds a button that appears after the menu is painted. */
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const plus = () => screen.getByRole('button', { name: /^One more/ });

describe('verdicts on the menu for a guest who avoids peanuts', () => {
  it('the menu marks a dish with peanuts as unsuitable for a guest who avoids peanuts', async () => {
    const { text } = await openMenu([sampleDish(contains('peanut'))], { diet: noPeanut });
    expect(text()).toContain('Doesn’t fit your diet: Peanuts');
  });

  it('for a guest who avoids peanuts, the menu shows a dish without allergen marks as not confirmed', async () => {
    const { text } = await openMenu([sampleDish()], { diet: noPeanut });
    expect(text()).toContain('Peanuts: not confirmed, ask first');
  });

  it('the menu shows no warning on a dish that is marked as free of peanuts', async () => {
    const { text } = await openMenu([sampleDish(isFree)], { diet: noPeanut });
    expect(text()).not.toMatch(/Doesn’t fit your diet|not confirmed/);
  });

  it('the menu marks a dish as unsuitable if all choices of a required option contain peanuts', async () => {
    const sauce = sampleOption(
      'Sauce',
      [sampleChoice('Peanut sauce', ['peanut']), sampleChoice('Satay', ['peanut'])],
      1,
    );
    const { text } = await openMenu([sampleDish({ ...isFree, options: [sauce] })], { diet: noPeanut });
    expect(text()).toContain('Doesn’t fit your diet: Peanuts');
  });

  it('the menu shows no diet warnings to a guest who avoids nothing', async () => {
    const { text } = await openMenu([sampleDish(contains('peanut'))]);
    expect(text()).not.toMatch(/Doesn’t fit your diet|not confirmed/);
  });
});

describe('confirmation before a dish goes into the cart', () => {
  it('a dish that conflicts with the guest’s diet is added to the cart only after a confirmation', async () => {
    const { user } = await openMenu([sampleDish({ id: 81, ...contains('peanut') })], { diet: noPeanut });
    await user.click(plus());
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('Doesn’t fit your diet: Peanuts');
    expect(inCart()).toBe(0);
    await user.click(within(question).getByRole('button', { name: 'Don’t add' }));
    expect(inCart()).toBe(0);
    await user.click(plus());
    await user.click(await button('Add anyway'));
    expect(inCart()).toBe(1);
  });

  it('a dish that fits the guest’s diet is added to the cart without a confirmation', async () => {
    const { user } = await openMenu([sampleDish({ id: 82, ...isFree })], { diet: noPeanut });
    await user.click(plus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(inCart()).toBe(1);
  });
});

describe('option drawer', () => {
  const topping = (...choices: ReturnType<typeof sampleChoice>[]) => [sampleOption('Topping', choices)];
  const drawer = async () => within(await screen.findByRole('dialog', { name: 'Choose your options' }));

  it('the option drawer requires a confirmation if a chosen option conflicts with the diet', async () => {
    const options = topping(sampleChoice('Crushed peanuts', ['peanut']));
    const { user } = await openMenu([sampleDish({ id: 83, ...isFree, options })], { diet: noPeanut });
    await user.click(plus());
    await user.click((await drawer()).getByLabelText(/Crushed peanuts/));
    await user.click((await drawer()).getByRole('button', { name: /^Add/ }));
    expect(inCart()).toBe(0);
    const question = await screen.findByRole('dialog', { name: 'This doesn’t fit your diet' });
    expect(question.textContent).toContain('Doesn’t fit your diet: Peanuts');
    await user.click(within(question).getByRole('button', { name: 'Don’t add' }));
    expect(inCart()).toBe(0);
    await user.click((await drawer()).getByRole('button', { name: /^Add/ }));
    await user.click(await button('Add anyway'));
    expect(inCart()).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the option drawer adds a dish that fits the diet without a confirmation', async () => {
    const options = topping(sampleChoice('Spring onion', []));
    const { user } = await openMenu([sampleDish({ id: 84, ...isFree, options })], { diet: noPeanut });
    await user.click(plus());
    await user.click((await drawer()).getByLabelText(/Spring onion/));
    await user.click((await drawer()).getByRole('button', { name: /^Add/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(linesOf(7)[0]?.options).toEqual({ Topping: ['Spring onion'] });
  });

  it('the option drawer shows the price of all units on its button, and adds that quantity', async () => {
    const options = topping(sampleChoice('Egg', ['egg'], 200));
    const { user } = await openMenu([sampleDish({ id: 85, options })]);
    await user.click(plus());
    const open = await drawer();
    await user.click(open.getByLabelText(/Egg/));
    const more = open.getByRole('button', { name: /^One more/ });
    await user.click(more);
    await user.click(more);
    await user.click(open.getByRole('button', { name: 'Add · CN¥90.00' }));
    expect(inCart()).toBe(3);
  });
});

describe('dish with counted stock', () => {
  const openCounted = (stock: number) => {
    const menu = sampleMenu([sampleDish()]);
    clearCart(7);
    return openScreen('pages/menu/index/index', {
      params: { shopId: '7' },
      isSignedIn: false,
      answers: { ...menuAnswers(menu), '/rest/shop/here': { shop: menu.shop, left: [{ dishId: 71, stock }] } },
    });
  };
  const row = () => screen.getByRole('article').textContent;

  it('a dish with a stock of zero is shown as “Sold out” and cannot be added', async () => {
    await openCounted(0);
    expect(row()).toContain('Sold out');
    expect(plus()).toHaveProperty('disabled', true);
  });

  it('a dish with a stock of one shows “Only 1 left” and can be added once', async () => {
    const { user } = await openCounted(1);
    expect(row()).toContain('Only 1 left');
    expect(row()).not.toContain('Sold out');
    await user.click(plus());
    expect(plus()).toHaveProperty('disabled', true);
    expect(inCart()).toBe(1);
  });
});

describe('dish with serving hours and a chosen time (rule app-20)', () => {
  const evening = { opens: 17 * 60, closes: 21 * 60 };
  const morning = { opens: 6 * 60, closes: 10 * 60 };
  const openFor = (dish: DishCard, servedThen: { isServed: boolean; spans: { opens: number; closes: number }[] }) => {
    const menu = sampleMenu([dish]);
    clearCart(7);
    return openScreen('pages/menu/index/index', {
      params: { shopId: '7' },
      isSignedIn: false,
      answers: {
        ...menuAnswers(menu),
        '/rest/shop/here': { shop: menu.shop, left: [], servedThen: [{ dishId: dish.id, ...servedThen }] },
      },
    });
  };
  const row = () => screen.getByRole('article').textContent;

  it('a dish that is served at the chosen time can be added to the cart, even if it is not served now', async () => {
    const dish = sampleDish({ isServedNow: false, servedToday: [evening] });
    const { user } = await openFor(dish, { isServed: true, spans: [evening] });
    expect(row()).toContain('Served 17:00–21:00');
    await user.click(plus());
    expect(inCart()).toBe(1);
  });

  it('a dish that is not served at the chosen time shows its serving hours on that day, even if it is served now', async () => {
    await openFor(sampleDish({ servedToday: [evening] }), { isServed: false, spans: [morning] });
    expect(row()).toContain('Not served at your chosen time, only 06:00–10:00');
    expect(plus()).toHaveProperty('disabled', true);
  });

  it('a dish that is not served on the day of the chosen time shows “Not served at your chosen time” without hours', async () => {
    await openFor(sampleDish({ servedToday: [evening] }), { isServed: false, spans: [] });
    expect(row()).toMatch(/Not served at your chosen time(?!,)/);
  });
});

describe('cart on the menu screen', () => {
  const noodles = sampleDish();

  it('the cart marks a dish that conflicts with the guest’s diet if the guest set the diet after adding the dish', async () => {
    const { user } = await openMenu([{ ...noodles, ...contains('peanut') }], {
      lines: [sampleLine(noodles)],
      diet: noPeanut,
    });
    await user.click(screen.getByRole('button', { name: /in the cart/ }));
    expect((await screen.findByRole('dialog')).textContent).toContain('Doesn’t fit your diet: Peanuts');
  });

  it('the cart marks a sold-out dish, and its quantity cannot be increased', async () => {
    const { text, user } = await openMenu([{ ...noodles, isSoldOut: true }], { lines: [sampleLine(noodles)] });
    expect(text()).toContain('Dan dan noodles: sold out for now');
    await user.click(await button(/in the cart/));
    const cart = await screen.findByRole('dialog');
    expect(cart.textContent).toContain('Sold out');
    expect(within(cart).getByRole<HTMLButtonElement>('button', { name: /^One more/ }).disabled).toBe(true);
    expect(within(cart).getByRole<HTMLButtonElement>('button', { name: /^One less/ }).disabled).toBe(false);
  });

  it('the cart shows the old and the new price of a dish whose price changed, and uses the new price', async () => {
    const { text } = await openMenu([{ ...noodles, price: 3_000 }], { lines: [sampleLine(noodles)] });
    expect(text()).toMatch(/Your cart has changed.*Dan dan noodles: .*CN¥28\.00.*CN¥30\.00/);
    expect(linesOf(7)[0]?.unitPrice).toBe(3_000);
  });

  it.each([
    [3_000, true],
    [2_500, false],
  ])('the cart shows a price that changed from 2800 to %i fen as a warning: %s', async (price, isWarning) => {
    await openMenu([{ ...noodles, price }], { lines: [sampleLine(noodles)] });
    const title = await screen.findByRole('heading', { name: 'Your cart has changed' });
    expect(title.parentElement?.className.includes('warn')).toBe(isWarning);
  });

  it('the cart removes a dish that is no longer on the menu, and reports it', async () => {
    const other = sampleDish({ id: 72 });
    const { text } = await openMenu([other], { lines: [sampleLine(noodles)] });
    expect(text()).toContain('no longer on the menu, removed');
    expect(inCart()).toBe(0);
  });

  it('the cart shows the remaining stock if it is lower than the quantity', async () => {
    const { text } = await openMenu([{ ...noodles, stock: 2 }], { lines: [sampleLine(noodles, { quantity: 5 })] });
    expect(text()).toContain('only 2 left');
  });

  it('the quantity in the cart is limited to the remaining stock of the dish', async () => {
    const { user } = await openMenu([{ ...noodles, stock: 2 }], { lines: [sampleLine(noodles)] });
    await user.click(await button(/in the cart/));
    const cart = within(await screen.findByRole('dialog'));
    const more = cart.getByRole<HTMLButtonElement>('button', { name: /^One more/ });
    await user.click(more);
    expect(inCart()).toBe(2);
    expect(more.disabled).toBe(true);
  });

  it('a delivery cart below the minimum shows the missing amount and disables the checkout', async () => {
    const cheap = sampleLine(noodles, { unitPrice: fen(1_200) });
    const { text } = await openMenu([{ ...noodles, price: 1_200 }], { lines: [cheap], way: 'delivery' });
    expect((await button('Check out')).disabled).toBe(true);
    // CN¥12 for dishes and CN¥8 missing add up to the minimum of CN¥20, without fees.
    expect(text()).toMatch(/CN¥12\.00.*CN¥8\.00.* more to reach the minimum/);
  });

  it('an empty delivery cart shows only the amount to the minimum order, and no sum of zero', async () => {
    const { text } = await openMenu([noodles], { way: 'delivery' });
    await button('Check out');
    expect(text()).toMatch(/CN¥20\.00.* more to reach the minimum/);
    expect(text()).not.toContain('CN¥0.00');
  });

  it('an empty cart has no bar in the tabs next to the menu, and a cart with dishes has one', async () => {
    const { user } = await openMenu([noodles]);
    await button('Check out');
    await user.click(screen.getByRole('tab', { name: 'Reviews' }));
    expect(screen.queryByRole('button', { name: 'Check out' })).toBeNull();
    addToCart(sampleShop(), sampleLine(noodles));
    expect(await button('Check out')).toBeTruthy();
  });

  it('a cart for a dine-in order has no minimum amount', async () => {
    const { text } = await openMenu([{ ...noodles, price: 1_200 }], {
      lines: [sampleLine(noodles, { unitPrice: fen(1_200) })],
    });
    expect((await button('Check out')).disabled).toBe(false);
    expect(text()).not.toContain('minimum');
  });

  it('the cart of a delivery lists each cost and the total', async () => {
    const { user } = await openMenu([noodles], { lines: [sampleLine(noodles, { quantity: 2 })], way: 'delivery' });
    await user.click(await button(/in the cart/));
    const { textContent } = await screen.findByRole('dialog');
    expect(textContent).toMatch(/Dan dan noodles.*CN¥56\.002 × CN¥28\.00.*Dishes/);
    expect(textContent).toMatch(
      /DishesCN¥56\.00.*Packaging feeCN¥2\.00.*Delivery fee, estimatedCN¥5\.00.*Estimated total before couponsCN¥63\.00/,
    );
  });
});

it('the caution about unknown allergens follows the second dish of the menu (rule catalogue-73)', async () => {
  await openMenu([1, 2, 3].map((id) => sampleDish({ id })));
  const caution = screen.getByText('Only known allergens are shown. Open a dish for details.');
  const before = screen
    .getAllByRole('article')
    .filter((dish) => dish.compareDocumentPosition(caution) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(before).toHaveLength(2);
});

it('a dish of the menu lists its allergens first, and then pork and alcohol, on one line', async () => {
  const diet = { pork: 'yes', alcohol: 'yes' } as const;
  await openMenu([sampleDish({ ...contains('soy', 'gluten'), diet })]);
  expect(screen.getByText(/^Contains: .*(Soy|Gluten).*(Soy|Gluten).*Pork.*Alcohol$/)).toBeTruthy();
});

it('the caution about unknown allergens follows the only dish of a menu', async () => {
  await openMenu([sampleDish()]);
  expect(screen.getByText('Only known allergens are shown. Open a dish for details.')).toBeTruthy();
});

describe('cart next to the menu in a wide window', () => {
  const noodles = sampleDish();
  const cart = () => screen.findByRole('region', { name: 'Your cart' });

  it('in a wide window, the cart next to the menu has lines, total and checkout button', async () => {
    const { user, navigator } = await openMenu([noodles], { lines: [sampleLine(noodles)], isWide: true });
    const beside = within(await cart());
    await user.click(beside.getByRole('button', { name: /^One more/ }));
    expect((await cart()).textContent).toMatch(
      /Dan dan noodles.*CN¥28\.00.*DishesCN¥56\.00.*Total before couponsCN¥56\.00/,
    );
    expect(screen.queryByRole('button', { name: /in the cart/ })).toBeNull();
    await user.click(await beside.findByRole('button', { name: 'Check out' }));
    // Visitors can open the checkout without signing in (rule ordering-120).
    expect(navigator.entry().path).toBe('pages/menu/pay/pay');
  });

  it('in a wide window, the cart next to the menu is also there without dishes', async () => {
    await openMenu([noodles], { isWide: true });
    expect((await cart()).textContent).toContain('Your cart is empty');
  });

  it.each([
    ['above the dishes in a wide window', true],
    ['below the first category on a phone', false],
  ])('the notice about a sample menu is %s (rule catalogue-17)', async (_, isWide) => {
    await openMenu([noodles], { shop: { hasSampleMenu: true }, isWide });
    const notice = await screen.findByText(/These dishes and prices are examples/);
    const position = screen.getByRole('article').compareDocumentPosition(notice);
    expect(position & Node.DOCUMENT_POSITION_PRECEDING).toBe(isWide ? Node.DOCUMENT_POSITION_PRECEDING : 0);
  });

  it('in a wide window, removing a dish with several cart lines moves the focus to the cart, where the guest chooses a line', async () => {
    const sized = sampleDish({ options: [sampleOption('Size', [sampleChoice('Small', []), sampleChoice('Big', [])])] });
    const lines = ['Small', 'Big'].map((size) => sampleLine(sized, { options: { Size: [size] } }));
    const { user } = await openMenu([sized], { lines, isWide: true });
    const beside = await cart();
    await user.click(within(screen.getByRole('article')).getByRole('button', { name: /^One less/ }));
    expect(document.activeElement).toBe(beside);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(inCart()).toBe(2);
  });
});

describe('restaurant that takes no orders', () => {
  it.each<[string, ShopCard['openState']]>([
    ['Closed', { state: 'closed', isPaused: false, pausedUntil: null, changesAt: null, opensAt: null }],
    [
      'Not taking orders right now',
      { state: 'open', isPaused: true, pausedUntil: null, changesAt: null, opensAt: null },
    ],
  ])(
    'a restaurant that accepts no orders shows “%s” above its menu and in a dialog instead of the checkout',
    async (words, openState) => {
      const { text, user, navigator } = await openMenu([sampleDish()], {
        shop: { openState },
        lines: [sampleLine(sampleDish())],
      });
      const checkOut = await button('Check out');
      expect(text()).toMatch(new RegExp(`${words}.*You can browse the menu, but you can’t order right now\\.`));
      await user.click(checkOut);
      const told = await screen.findByRole('dialog');
      expect(told.textContent).toContain('This restaurant isn’t taking orders right now');
      expect(told.textContent).toContain(words);
      expect(navigator.entry().path).toBe('pages/menu/index/index');
      expect(inCart()).toBe(1);
    },
  );

  it('an open restaurant shows no notice that it accepts no orders', async () => {
    const { text } = await openMenu([sampleDish()]);
    await button('Check out');
    expect(text()).not.toContain('can’t order right now');
  });
});

it('the menu waits for the coupons only for a limited time, and then appears without them', async () => {
  const { text } = await openScreen('pages/menu/index/index', {
    params: { shopId: '7' },
    isSignedIn: false,
    answers: {
      ...menuAnswers(sampleMenu([sampleDish()], sampleShop())),
      '/rest/coupon/offers': () => new Promise(() => undefined),
    },
  });
  expect(text()).toContain(sampleDish().name.text);
});
