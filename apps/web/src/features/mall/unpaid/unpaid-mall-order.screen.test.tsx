import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeResponses, openScreen, refuse } from '../../../app/testing/open-screen.tsx';
import { addressPage, sampleAddress } from '../../../app/testing/sample-address.ts';
import { line, order } from '../../../app/testing/sample-mall-order.ts';
import type { MallOrder } from '../../../data/mall-order.ts';
import { queryClient } from '../../../platform/query.ts';

const place = '/rest/mall/order/place';
const cancel = '/rest/mall/order/cancel';
const payBefore = new Date(Date.now() + 240_000).toISOString();
const tea = { ...line(0, 'Longjing tea'), points: 200, number: 2 };

let state: MallOrder['state'] | null = null;
beforeEach(() => {
  state = null;
});

const shownOrder = (): MallOrder =>
  order({
    state: state ?? 'cancelled',
    stateBefore: state ?? 'cancelled',
    lines: [{ ...tea, refunded: 0 }],
    points: 400,
    payBefore,
    paidAt: state === 'pending' ? '2026-11-21T04:01:00.000Z' : null,
    allowedEvents: state === 'unpaid' ? ['pay', 'cancel'] : [],
  });

const mallAnswers: FakeResponses = {
  '/rest/mall/order/preview': () => ({ lines: [{ ...tea, most: 9 }], points: 400, balance: 1_000 }),
  '/rest/member/deliveryAddress/list': addressPage(sampleAddress()),
  '/rest/wallet/points': {
    points: 1_000,
    pending: 0,
    entries: { records: [], total: 0, pageNo: 1, pageSize: 20, archivedUntil: null },
  },
  '/rest/mall/order/list': () => ({
    records: state === 'unpaid' ? [shownOrder()] : [],
    total: 0,
    pageNo: 1,
    pageSize: 20,
    counts: { to_pay: 0, in_progress: 0, after_sale: 0, finished: 0 },
  }),
  '/rest/mall/order/detail': () => shownOrder(),
  [place]: () => {
    state = 'unpaid';
    return { orderId: 9, number: 'M9', points: 400, payBefore };
  },
  '/rest/mall/order/pay': () => refuse('server_busy'),
  [cancel]: () => {
    state = 'cancelled';
    return shownOrder();
  },
};

async function openCheckout(answers: FakeResponses = {}) {
  const opened = await openScreen('pages/internal/mall/pay/pay', {
    params: { items: '1x2' },
    answers: { ...mallAnswers, ...answers },
  });
  return { ...opened, callsTo: (path: string) => opened.asked.filter((each) => each.path === path) };
}

/** Places an order whose payment fails, and goes back to the checkout. */
async function placeAndReturn() {
  const opened = await openCheckout();
  const { user, navigator } = opened;
  await user.type(remark(), 'Ring twice');
  await waitFor(() => expect(redeem().disabled).toBe(false));
  await user.click(redeem());
  await waitFor(() => expect(navigator.entry().path).toBe('pages/internal/mall/order/detail/detail'));
  await screen.findByText('Waiting for your points');
  await act(async () => navigator.back());
  await waitFor(() => expect(navigator.entry().path).toBe('pages/internal/mall/pay/pay'));
  await screen.findByText('Your order is waiting for payment');
  return opened;
}

async function becomes(next: MallOrder['state']) {
  state = next;
  await act(() => queryClient.invalidateQueries());
}

const redeem = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Redeem for/ });
const remark = () => screen.getByLabelText<HTMLTextAreaElement>('Note for us (optional)');

describe('checkout of a placed, unpaid mall order (rule mall-11)', () => {
  it('going back to the mall checkout after a failed payment shows the unpaid order and places no second order', async () => {
    const { user, navigator, callsTo } = await placeAndReturn();
    expect(remark().value).toBe('Ring twice');
    expect(remark().closest('fieldset')?.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /^Redeem for/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Pay 400 points/ }));
    expect(navigator.entry()).toMatchObject({
      path: 'pages/internal/mall/order/detail/detail',
      params: { orderId: '9' },
    });
    expect(callsTo(place)).toHaveLength(1);
  });

  it('after the member cancels the unpaid order, the mall checkout can be changed and places a new order', async () => {
    const { user, callsTo } = await placeAndReturn();
    await user.click(screen.getByRole('button', { name: 'Change this order' }));
    await waitFor(() => expect(redeem().disabled).toBe(false));
    expect(callsTo(cancel)[0]?.input).toMatchObject({ orderId: 9 });
    expect(remark().value).toBe('Ring twice');
    expect(remark().closest('fieldset')?.disabled).toBe(false);
    await user.click(redeem());
    await waitFor(() => expect(callsTo(place)).toHaveLength(2));
    expect(callsTo(place)[1]?.key).not.toBe(callsTo(place)[0]?.key);
  });

  it('when the unpaid order expires, the mall checkout can be changed again and still has its remark', async () => {
    await placeAndReturn();
    await becomes('cancelled');
    await waitFor(() => expect(redeem().disabled).toBe(false));
    expect(remark().value).toBe('Ring twice');
  });

  it('after the payment, the mall checkout shows that the order is paid, and the next checkout starts without a remark', async () => {
    const { user, navigator } = await placeAndReturn();
    await becomes('pending');
    await screen.findByText('This order is paid');
    await user.click(screen.getByRole('button', { name: 'Show my order' }));
    expect(navigator.entry().path).toBe('pages/internal/mall/order/detail/detail');
    await act(async () => void navigator.open('pages/internal/mall/pay/pay', { items: '1x2' }));
    await waitFor(() => expect(remark().value).toBe(''));
    expect(redeem()).toBeTruthy();
  });

  it('the mall checkout shows an unpaid order from another device, which must be cancelled before ordering other products', async () => {
    state = 'unpaid';
    const other = { ...tea, number: 1 };
    const { text } = await openCheckout({
      '/rest/mall/order/preview': { lines: [{ ...other, most: 9 }], points: 200, balance: 1_000 },
    });
    await screen.findByText('Your order is waiting for payment');
    expect(text()).toContain('You’ve since changed your cart.');
    expect(screen.queryByRole('button', { name: /^Redeem for/ })).toBeNull();
  });
});

describe('mall cart with an unpaid order (rule mall-11)', () => {
  const cartOf = (number: number): FakeResponses => ({
    '/rest/member/pointsMall/shoppingCart/list': {
      records: number === 0 ? [] : [{ ...tea, id: 3, number, most: 9 }],
      total: 1,
      pageNo: -1,
      pageSize: 20,
    },
  });
  const openCart = (number: number) =>
    openScreen('pages/internal/mall/car/car', { answers: { ...mallAnswers, ...cartOf(number) } });

  it('the mall cart shows the unpaid order above the products', async () => {
    state = 'unpaid';
    const { text } = await openCart(2);
    await screen.findByText('Your order is waiting for payment');
    expect(text()).not.toContain('You’ve since changed your cart.');
    expect(screen.getByRole('button', { name: /^Check out/ })).toBeTruthy();
  });

  it('the mall cart shows a note if its products differ from those of the unpaid order', async () => {
    state = 'unpaid';
    const { text } = await openCart(3);
    await waitFor(() => expect(text()).toContain('You’ve since changed your cart.'));
  });

  it('an empty mall cart shows the unpaid order', async () => {
    state = 'unpaid';
    await openCart(0);
    expect(await screen.findByText('Your order is waiting for payment')).toBeTruthy();
  });

  it('the mall cart shows no unpaid order if there is none', async () => {
    const { text } = await openCart(2);
    expect(text()).not.toContain('waiting for payment');
  });
});
