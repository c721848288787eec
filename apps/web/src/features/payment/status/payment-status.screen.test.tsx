import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FakeResponses, openScreen, refuse } from '../../../app/testing/open-screen.tsx';
import type { OrderStatus } from '../../../data/payable.ts';

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
    ['none', 'No payment was started for this number, so you haven’t been charged.'],
    ['open', 'We found a payment with Alipay. It hasn’t been confirmed yet.'],
    ['failed', 'We found a payment that didn’t go through. You haven’t been charged.'],
  ] as const)('“Check payment” reports a payment in the state %s as: %s', async (paymentState, words) => {
    const { user } = await open({ paymentState, method: paymentState === 'none' ? null : 'alipay' }, {}, { back: '1' });
    await user.click(check());
    await screen.findByText((_, element) => element?.tagName === 'SPAN' && element.textContent === words);
  });

  it('the waiting screen shows the paid order when “Check payment” finds the payment', async () => {
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

  it('“Check payment” is hidden for card payments, because the card form is on the same page', async () => {
    await open({ paymentState: 'none', method: null }, methods, { method: 'stripe' });
    await screen.findByRole('radio', { name: /Bank card/ });
    expect(claim()).toBeNull();
  });

  it.each([
    ['0', true],
    ['1', false],
  ])(
    'the card form shows that a new card is not saved if the member has the maximum number of cards (may save a card: %s)',
    async (maySaveCard, isSaid) => {
      const clientData = {
        publishableKey: 'pk',
        clientSecret: 'pi_1',
        scriptUrl: '/x.js',
        returnUrl: '/',
        maySaveCard,
      };
      const started = { attempt: 'P7_1', method: 'stripe', amount: 4_100, state: 'open', clientData } as const;
      const answers: FakeResponses = { ...methods, '/rest/payment/start': started };
      const { text } = await open({ paymentState: 'none', method: null }, answers, { method: 'stripe' });
      await screen.findByRole('button', { name: /^Pay/ });
      expect(text().includes('so this one won’t be saved')).toBe(isSaid);
    },
  );

  it('“Check payment” shows that no payment was started, and does not open the waiting screen', async () => {
    const { user, text } = await open({ paymentState: 'none', method: null }, methods, { method: 'alipay' });
    await user.click(await screen.findByRole('button', { name: 'Check payment' }));
    await screen.findByText('No payment was started for this number, so you haven’t been charged.');
    expect(text()).not.toContain('Waiting for your payment to arrive');
  });

  it('“Check payment” opens the waiting screen if a wallet payment was started', async () => {
    const { user } = await open({ paymentState: 'open' }, methods, { method: 'alipay' });
    await user.click(await screen.findByRole('button', { name: 'Check payment' }));
    expect(await screen.findByText('Waiting for your payment to arrive')).toBeTruthy();
  });
});

it('a guest who returns from a failed payment sees “Not paid yet” instead of the waiting screen', async () => {
  const { text } = await open({ paymentState: 'failed' }, {}, { back: '1' });
  expect(text()).toContain('Not paid yet');
  expect(text()).toContain('We found a payment that didn’t go through. You haven’t been charged.');
  expect(text()).not.toContain('Waiting for your payment');
});

it('a guest who returns although no payment was started sees “Not paid yet” instead of the waiting screen', async () => {
  const { text } = await open({ paymentState: 'none', method: null }, {}, { back: '1' });
  expect(text()).toContain('Not paid yet');
  expect(text()).not.toContain('Waiting for your payment to arrive');
});

it('the payment screen of a paid dine-in order shows the table number and does not mention a counter (rule ordering-112)', async () => {
  const { text } = await open({ orderState: 'pending', isEatenHere: true, tableNumber: 'A12' });
  expect(text()).toMatch(/Your table 桌号 A12.*They bring your food/);
  expect(text()).not.toContain('counter');
});

it('the payment screen of a cancelled order shows no payment button', async () => {
  const { text } = await open({ orderState: 'cancelled' });
  expect(text()).toContain('cancelled');
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

it('the payment screen of a cancelled order does not claim that the order expired if it was opened after the deadline', async () => {
  const { text } = await open({ orderState: 'cancelled', payBefore: new Date(Date.now() - 60_000).toISOString() });
  expect(text()).toContain('You won’t be charged again.');
  expect(text()).not.toContain('The time to pay has run out.');
});

it('the payment screen shows the sum of the order even if the payment methods fail to load', async () => {
  const { text } = await open({}, { '/rest/payment/methods': () => refuse('server_busy') });
  expect(text()).toContain('CN¥41.00');
  expect(text()).toMatch(/20261121000007.*After that, the order is cancelled\. A late payment is refunded in full\./);
});
