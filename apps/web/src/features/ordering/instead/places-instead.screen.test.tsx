import type { PlaceInstead } from '@chifan/contract/search/views';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openCart } from '../../../app/testing/open-checkout.ts';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { type OrderDetail, sampleOrder } from '../../../app/testing/sample-order.ts';
import { sampleQuote } from '../../../app/testing/sample-quote.ts';
import {
  menuAnswers,
  sampleChoice,
  sampleDish,
  sampleDishAtShop,
  sampleMenu,
  sampleOption,
  sampleShop,
} from '../../../app/testing/samples.ts';
import { clearCart, linesOf } from '../../../terms/cart/cart.ts';
import { chooseDiet } from '../../../terms/diet/diet-profile.ts';

const named = (words: string) => ({ text: words, language: 'en' as const });
const other = sampleShop({ id: 8, name: named('Bamboo Garden'), nameZh: '竹园' });
const place = (changed: Partial<PlaceInstead['dishes'][number]> = {}): PlaceInstead => ({
  shop: other,
  dishes: [
    {
      ...sampleDishAtShop({ dishId: 81, shopId: 8, price: 3_100 }),
      insteadOf: 71,
      name: named('Sichuan noodles'),
      nameZh: '川味担担面',
      ...changed,
    },
  ],
});
const menuThere = menuAnswers(sampleMenu([sampleDish({ id: 81, shopId: 8, price: 3_100 })], other));

const line = (dishId: number, name: string, quantity = 1): OrderDetail['lines'][number] => ({
  dishId,
  name: named(name),
  nameZh: '担担面',
  pinyin: '',
  plate: 'noodles',
  chosen: [],
  chosenZh: [],
  unitPrice: 2_800,
  quantity,
  refunded: 0,
  amount: 2_800 * quantity,
});
const refused = () =>
  sampleOrder({
    state: 'cancelled',
    lines: [line(71, 'Dan dan noodles', 2), line(72, 'Cold cucumber')],
    timeline: [
      {
        event: 'refuse',
        from: 'pending',
        to: 'cancelled',
        actor: 'merchant',
        reason: 'too_busy',
        at: new Date().toISOString(),
      },
    ],
  });

const openRefused = (places: readonly PlaceInstead[]) =>
  openScreen('pages/order/detail/detail', {
    params: { orderId: '9' },
    answers: { '/rest/order/detail': refused(), '/rest/search/instead': { places: [...places] }, ...menuThere },
  });

beforeEach(async () => {
  await chooseDiet({ avoids: [], wishes: [] });
});

describe('a refused order', () => {
  it('the screen of a refused order suggests an open restaurant with its prices and the dishes that it lacks', async () => {
    const { asked } = await openRefused([place()]);
    const card = within(await screen.findByRole('article'));
    card.getByText('Bamboo Garden');
    card.getByText('Sichuan noodles');
    expect(card.getByText('Not here: Cold cucumber')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('article').textContent).toContain('¥31'));
    expect(asked.find(({ path }) => path === '/rest/search/instead')?.input).toMatchObject({
      shopId: 7,
      dishIds: [71, 72],
      way: 'eat_here',
    });
  });

  it('a suggestion shows the price with the options that the cart will have, and has the only primary button', async () => {
    const sized = sampleDish({
      id: 81,
      shopId: 8,
      price: 3_100,
      options: [sampleOption('Size', [sampleChoice('Large', null, 600)], 1)],
    });
    await openScreen('pages/order/detail/detail', {
      params: { orderId: '9' },
      answers: {
        '/rest/order/detail': {
          ...refused(),
          lines: [{ ...line(71, 'Dan dan noodles', 2), chosenZh: ['份量：Large'] }],
        },
        '/rest/search/instead': { places: [place()] },
        ...menuAnswers(sampleMenu([sized], other)),
      },
    });
    await waitFor(() => expect(screen.getByRole('article').textContent).toContain('2 × CN¥37.00'));
    const loud = screen.getAllByRole('button').filter((each) => /(^| )bg-brand( |$)/.test(each.className));
    expect(loud.map((each) => each.textContent)).toEqual(['Order here instead']);
  });

  it('one tap adds the dishes of a refused order to another restaurant’s cart, and opens its menu if a dish is missing', async () => {
    const { user, navigator, text } = await openRefused([place()]);
    clearCart(8);
    await user.click(await screen.findByRole('button', { name: 'Order here instead' }));
    await waitFor(() =>
      expect(navigator.entry()).toMatchObject({ path: 'pages/menu/index/index', params: { shopId: '8' } }),
    );
    expect(linesOf(8)).toMatchObject([{ dishId: 81, quantity: 2, unitPrice: 3_100 }]);
    await screen.findByText('Your cart has changed');
    await waitFor(() => expect(text()).toContain('Cold cucumber: not on this menu, not added'));
  });

  it('the screen of a refused order does not suggest a dish that conflicts with the guest’s diet', async () => {
    await chooseDiet({ avoids: ['peanut'], wishes: [] });
    await openRefused([place({ allergens: { contains: ['peanut'], free: [] } })]);
    await screen.findByRole('button', { name: 'Find an open restaurant' });
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('the screen of a refused order shows a note at a suggested dish that is not confirmed for the guest’s diet', async () => {
    await chooseDiet({ avoids: ['peanut'], wishes: [] });
    await openRefused([place({ allergens: { contains: [], free: [] } })]);
    expect((await screen.findByRole('article')).textContent).toContain('not confirmed, ask first');
  });
});

describe('a checkout with a sold-out dish', () => {
  it('in the checkout with a sold-out dish, one tap moves the cart to another restaurant and opens its checkout', async () => {
    const { user, navigator } = await openCart(sampleQuote({ obstacles: ['sold_out'] }), {
      answers: { '/rest/search/instead': { places: [place()] } },
    });
    const button = await screen.findByRole('button', { name: 'Order here instead' });
    expect(linesOf(7)).toHaveLength(1);
    await user.click(button);
    // The test server has one menu for all restaurants, which lacks the dish. So the dish stays in its cart.
    await waitFor(() => expect(navigator.entry()).toMatchObject({ params: { shopId: '8' } }));
    expect(linesOf(7)).toHaveLength(1);
  });

  it('a dish moved to another restaurant’s cart is removed from its old cart', async () => {
    const { user, navigator } = await openCart(sampleQuote({ obstacles: ['sold_out'] }), {
      answers: {
        '/rest/search/instead': { places: [place()] },
        ...menuAnswers(sampleMenu([sampleDish(), sampleDish({ id: 81, shopId: 8, price: 3_100 })], other)),
      },
    });
    const button = await screen.findByRole('button', { name: 'Order here instead' });
    clearCart(8);
    const quantity = linesOf(7)[0]?.quantity;
    await user.click(button);
    await waitFor(() =>
      expect(navigator.entry()).toMatchObject({ path: 'pages/menu/pay/pay', params: { shopId: '8' } }),
    );
    expect(linesOf(7)).toEqual([]);
    expect(linesOf(8)).toMatchObject([{ dishId: 81, quantity }]);
  });

  it('a checkout without problems does not request other restaurants', async () => {
    const { asked } = await openCart(sampleQuote());
    await screen.findByRole('button', { name: 'Change dishes' });
    expect(asked.filter(({ path }) => path === '/rest/search/instead')).toEqual([]);
  });
});
