import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FakeResponses, openScreen } from '../../../app/testing/open-screen.tsx';
import type { OrderDetail } from '../../../app/testing/sample-order.ts';
import { sampleSetMealOrder } from '../../../app/testing/sample-set-meal-order.ts';

const open = (order: OrderDetail, answers: FakeResponses = {}) =>
  openScreen('pages/order/detail/detail', {
    params: { orderId: '9' },
    answers: { '/rest/order/detail': order, ...answers },
  });

const chosen = { shopId: 7, allowedEvents: [] } satisfies Partial<OrderDetail>;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

const noOrders = {
  unpaid: 0,
  pending: 0,
  delivering: 0,
  to_be_picked_up: 0,
  to_be_delivered: 0,
  delivered: 0,
  completed: 0,
  after_sale_processing: 0,
  refunded: 0,
  after_sale_completed: 0,
  cancelled: 0,
};

describe('paid set meal', () => {
  it('a paid set meal shows its voucher and last valid day, and links to the choice of a restaurant', async () => {
    const { text, user, navigator } = await open(sampleSetMealOrder());
    expect(text()).toContain('Your voucher is ready');
    await screen.findByText(/V2611220001/);
    expect(text()).toMatch(/Valid until .*Jan 21/);
    await user.click(button('Choose a restaurant'));
    expect(navigator.entry()).toMatchObject({ path: 'pages/shop/choose/choose', params: { orderId: '9' } });
  });

  it('before refunding a set meal, the guest confirms the exact sum and its destination', async () => {
    const { user, asked } = await open(sampleSetMealOrder(), { '/rest/order/cancel': true });
    await user.click(await screen.findByRole('button', { name: 'Get CN¥98.00 back' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(screen.getByRole('dialog').textContent).toMatch(/You get back CN¥98\.00To your cardCN¥98\.00/);
    expect(dialog.queryByRole('radio')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Get CN¥98.00 back' }));
    await waitFor(() =>
      expect(asked.find(({ path }) => path === '/rest/order/cancel')?.input).toMatchObject({ orderId: 9, reason: 8 }),
    );
  });

  it('an order of a single set meal offers no partial refund', async () => {
    await open(sampleSetMealOrder());
    await screen.findByRole('button', { name: 'Get CN¥98.00 back' });
    expect(buttons()).not.toContain('Request a refund');
  });

  it('an order of several set meals also offers a partial refund', async () => {
    await open(sampleSetMealOrder({ itemCount: 2 }));
    await screen.findByRole('button', { name: 'Request a refund' });
  });

  it('a set meal order shows no restaurant before one is chosen', async () => {
    await open(sampleSetMealOrder());
    expect(screen.queryByRole('link', { name: /金锅/ })).toBeNull();
  });
});

describe('set meal with a chosen restaurant', () => {
  it('a set meal with a chosen restaurant shows a countdown to its pickup code and offers no refund', async () => {
    const codeExpectedAt = new Date(Date.now() + 50_000).toISOString();
    const { text } = await open(sampleSetMealOrder({ ...chosen, state: 'delivering', codeExpectedAt }));
    expect(text()).toContain('Your pickup code will be here in');
    expect(buttons().filter((name) => name?.includes('back'))).toEqual([]);
  });

  it('a set meal shows its pickup code in large type with English and Chinese labels, and the brand’s own voucher code', async () => {
    const order = sampleSetMealOrder(
      { ...chosen, state: 'to_be_picked_up', pickUpCode: 'K482' },
      { vouchers: [{ number: 'V1', code: 'GW-7731-0042' }] },
    );
    const { text } = await open(order);
    expect(text()).toContain('Your pickup code 取餐码K482');
    expect(text()).toContain('The chain’s own code 兑换码GW-7731-0042');
  });

  it('if the chosen restaurant can no longer serve the set meal, the guest can choose another one', async () => {
    const order = sampleSetMealOrder(
      { ...chosen, state: 'to_be_picked_up', pickUpCode: 'K482', allowedEvents: ['release_restaurant'] },
      { isBranchLost: true },
    );
    const { user, asked, navigator } = await open(order, { '/rest/order/restaurant/release': true });
    await screen.findByText(/^This restaurant can’t serve you now\./);
    await user.click(button('Choose another restaurant'));
    await waitFor(() => expect(navigator.entry().path).toBe('pages/shop/choose/choose'));
    expect(asked.map(({ path }) => path)).toContain('/rest/order/restaurant/release');
  });

  it('a guest cannot change the restaurant of a set meal while that restaurant can serve it', async () => {
    await open(sampleSetMealOrder({ ...chosen, state: 'delivering', allowedEvents: ['release_restaurant'] }));
    expect(buttons()).not.toContain('Choose another restaurant');
  });
});

it.each([
  ['vouchers_used_up', 'No voucher was left'],
  ['voucher_expired', 'Its last day ended before you chose a restaurant'],
])(
  'a set meal that the server ended with the reason %s shows the reason and that the money was refunded',
  async (reason, words) => {
    const row = {
      event: 'expire',
      from: 'pending',
      to: 'cancelled',
      actor: 'system',
      at: '2026-11-21T04:05:00.000Z',
    } as const;
    const { text } = await open(
      sampleSetMealOrder({
        state: 'cancelled',
        allowedEvents: [],
        cancelReason: reason,
        timeline: [{ ...row, reason }],
      }),
    );
    expect(text()).toMatch(new RegExp(`Cancelled with a full refund${words}`));
  },
);

it('a paid set meal in the order list links to the choice of a restaurant, and is not shown as waiting for a restaurant', async () => {
  const counts = { to_pay: 0, in_progress: 1, after_sale: 0, finished: 0 };
  const { text, user, navigator } = await openScreen('pages/order/index/index', {
    answers: {
      '/rest/order/list': {
        records: [sampleSetMealOrder({ itemCount: 2 }), sampleSetMealOrder({ id: 10 })],
        total: 2,
        pageNo: 1,
        pageSize: 20,
        counts,
        stateCounts: noOrders,
      },
      '/rest/purchase/list': { records: [], total: 0, pageNo: 1, pageSize: 20 },
    },
  });
  const [several] = await screen.findAllByRole('article');
  const card = within(several as HTMLElement);
  expect(screen.queryByRole('button', { name: 'Request a refund' })).toBeNull();
  expect(text()).toContain('Voucher ready');
  expect(text()).toContain('Duck for two ×2');
  // The space is outside the isolated text. Inside it, Arabic text would join the name and the number.
  expect(screen.getByText('×2', { normalizer: (written) => written }).previousSibling?.textContent).toBe(' ');
  expect(card.queryByText(/more dish|Waiting for the restaurant/)).toBeNull();
  await user.click(card.getByRole('button', { name: 'Choose a restaurant' }));
  expect(navigator.entry().path).toBe('pages/shop/choose/choose');
});

it('after the payment of a set meal, the app opens the choice of the restaurant', async () => {
  const { user, navigator, text } = await openScreen('pages/shop/success/success', {
    params: { orderId: '9' },
    answers: {
      '/rest/payment/status': {
        orderId: 9,
        method: 'stripe',
        number: '20261121000009',
        orderState: 'pending',
        paymentState: 'settled',
        payable: 9_800,
        payBefore: '2026-11-21T04:05:00.000Z',
        type: 'pickup',
        isEatenHere: false,
        tableNumber: null,
        setMealId: 3,
      },
    },
  });
  expect(text()).toContain('Until then you can get a full refund.');
  await user.click(button('Choose a restaurant'));
  expect(navigator.entry()).toMatchObject({ path: 'pages/shop/choose/choose', params: { orderId: '9' } });
});
