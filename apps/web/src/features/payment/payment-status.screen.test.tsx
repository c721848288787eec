import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FakeResponses, openScreen, refuse } from '../../app/testing/open-screen.tsx';
import type { OrderStatus } from '../../data/payable.ts';

const status: OrderStatus = {
  orderId: 7,
  method: 'alipay',
  number: '20261121000007',
  orderState: 'unpaid',
  paymentState: 'open',
  payable: 4_100,
  payBefore: new Date(Date.now() + 240_000).toISOString(),
  type: 'pickup',
  isEatenHere: false,
  tableNumber: null,
  setMealId: null,
};

const open = (changed: Partial<OrderStatus>, answers: FakeResponses = {}, params = {}) =>
  openScreen('pages/shop/success/success', {
    params: { orderId: '7', ...params },
    answers: { '/rest/payment/status': { ...status, ...changed }, ...answers },
  });

const check = () => screen.getByRole('button', { name: 'Check payment' });

describe('payment waiting screen', () => {
  it.each([
    ['none', 'No payment has been started for this number, so you have not been charged.'],
    ['open', 'We found a payment that was started with Alipay. It has not been confirmed yet.'],
    ['failed', 'We found a payment that did not go through. You have not been charged.'],
  ] as const)('the payment check reports the result: %s', async (paymentState, words) => {
    const { user } = await open({ paymentState, method: paymentState === 'none' ? null : 'alipay' }, {}, { back: '1' });
    await user.click(check());
    await screen.findByText((_, element) => element?.tagName === 'SPAN' && element.textContent === words);
  });

  it('the waiting screen shows that the payment arrived after a successful check', async () => {
    let paid = false;
    const { user } = await open(
      {},
      { '/rest/payment/status': () => ({ ...status, orderState: paid ? 'pending' : 'unpaid' }) },
      { back: '1' },
    );
    paid = true;
    await user.click(check());
    expect(await screen.findByText('Payment received')).toBeTruthy();
  });
});

describe('“Check payment” with the payment methods', () => {
  const claim = () => screen.queryByRole('button', { name: 'Check payment' });
  const methods = { '/rest/payment/methods': ['stripe', 'alipay'] } as const satisfies FakeResponses;

  it('“Check payment” is hidden for a card, because its form is on the page', async () => {
    await open({ paymentState: 'none', method: null }, methods, { method: 'stripe' });
    await screen.findByRole('radio', { name: /Bank card/ });
    expect(claim()).toBeNull();
  });

  it.each([
    ['0', true],
    ['1', false],
  ])('the card form says at the limit that a new card is not saved (maySaveCard %s)', async (maySaveCard, isSaid) => {
    const clientData = { publishableKey: 'pk', clientSecret: 'pi_1', scriptUrl: '/x.js', returnUrl: '/', maySaveCard };
    const started = { attempt: 'P7_1', method: 'stripe', amount: 4_100, state: 'open', clientData } as const;
    const answers: FakeResponses = { ...methods, '/rest/payment/start': started };
    const { text } = await open({ paymentState: 'none', method: null }, answers, { method: 'stripe' });
    await screen.findByRole('button', { name: /^Pay/ });
    expect(text().includes('a new one will not be saved')).toBe(isSaid);
  });

  it('“Check payment” reports that no wallet payment was started, and does not wait', async () => {
    const { user, text } = await open({ paymentState: 'none', method: null }, methods, { method: 'alipay' });
    await user.click(await screen.findByRole('button', { name: 'Check payment' }));
    await screen.findByText('No payment has been started for this number, so you have not been charged.');
    expect(text()).not.toContain('We are waiting for your payment');
  });

  it('“Check payment” waits for a wallet payment that was started', async () => {
    const { user } = await open({ paymentState: 'open' }, methods, { method: 'alipay' });
    await user.click(await screen.findByRole('button', { name: 'Check payment' }));
    expect(await screen.findByText('We are waiting for your payment to arrive')).toBeTruthy();
  });
});

it('the waiting screen of an order without a started payment says that it is not paid', async () => {
  const { text } = await open({ paymentState: 'none', method: null }, {}, { back: '1' });
  expect(text()).toContain('Not paid yet');
  expect(text()).not.toContain('We are waiting for your payment');
});

it('a paid order eaten in the restaurant shows its table and mentions no counter (rule ordering-112)', async () => {
  const { text } = await open({ orderState: 'pending', isEatenHere: true, tableNumber: 'A12' });
  expect(text()).toMatch(/Your table 桌号 A12.*They bring your food/);
  expect(text()).not.toContain('counter');
});

it('an ended order accepts no payment', async () => {
  const { text } = await open({ orderState: 'cancelled' });
  expect(text()).toContain('cancelled');
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

it('a late visit does not claim expiry, because the order may have been cancelled before', async () => {
  const { text } = await open({ orderState: 'cancelled', payBefore: new Date(Date.now() - 60_000).toISOString() });
  expect(text()).toContain('Nothing more is charged.');
  expect(text()).not.toContain('The time to pay has passed.');
});

it('the sum of the order is shown even if the methods fail to load', async () => {
  const { text } = await open({}, { '/rest/payment/methods': () => refuse('server_busy') });
  expect(text()).toContain('CN¥41.00');
});
