import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleCardForm, sampleCardPayment } from '../../../app/testing/fake-stripe.ts';
import { type CheckoutOpening, openCheckout, orderButton } from '../../../app/testing/open-checkout.ts';
import { refuse } from '../../../app/testing/open-screen.tsx';
import { sampleQuote } from '../../../app/testing/sample-quote.ts';
import { queryClient } from '../../../platform/query.ts';
import { isSignedIn, useSession } from '../../../platform/session/session.ts';
import { useSentCodes } from '../../../terms/member/codes/sent-codes.ts';

const payBefore = new Date(Date.now() + 300_000).toISOString();
const placed = { orderId: 9, number: '20261129000009', payable: 2_800, payBefore, state: 'unpaid' } as const;
const status = {
  orderId: 9,
  method: 'stripe',
  number: '20261129000009',
  orderState: 'unpaid',
  paymentState: 'open',
  payable: 2_800,
  payBefore,
  type: 'pickup',
  isEatenHere: true,
  tableNumber: 'A12',
  setMealId: null,
} as const;
const declined = { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } };

const open = ({ answers = {}, ...opening }: CheckoutOpening = {}) =>
  openCheckout(sampleQuote(), {
    answers: { '/rest/order/place': placed, '/rest/payment/status': status, ...answers },
    ...opening,
  });

type Opened = Awaited<ReturnType<typeof open>>;
const callsTo = ({ asked }: Opened, path: string) => asked.filter((each) => each.path === path);

async function pay({ user }: Opened) {
  await user.type(screen.getByLabelText('Table number'), 'A12');
  await user.click(orderButton());
}

describe('payment by card in the checkout (rule payment-30)', () => {
  it('the order button of the checkout places the order and pays it by card', async () => {
    const opened = await open();
    await pay(opened);
    await waitFor(() => expect(opened.navigator.entry().path).toBe('pages/shop/success/success'));
    expect(opened.navigator.entry().params).toEqual({ orderId: '9', method: 'stripe', back: '1' });
    expect(callsTo(opened, '/rest/order/place')).toHaveLength(1);
    expect(callsTo(opened, '/rest/payment/start')).toMatchObject([{ input: { orderId: 9, method: 'stripe' } }]);
    expect(opened.stripe.confirmations).toMatchObject([{ clientSecret: 'pi_1_secret_x' }]);
  });

  it('after a declined card the guest stays in the checkout, and the next tap pays the same order with the same idempotency key', async () => {
    let isDeclined = true;
    const opened = await open({ stripe: { confirmed: () => (isDeclined ? declined : {}) } });
    await pay(opened);
    await screen.findByText('Your card was declined.');
    expect(opened.navigator.entry().path).toBe('pages/menu/pay/pay');
    await screen.findByText('Your order is waiting for payment');
    isDeclined = false;
    await opened.user.click(screen.getByRole('button', { name: /^Pay CN/ }));
    await waitFor(() => expect(opened.navigator.entry().path).toBe('pages/shop/success/success'));
    expect(callsTo(opened, '/rest/order/place')).toHaveLength(1);
    const keys = callsTo(opened, '/rest/payment/start').map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('a second tap on the order button while the card form validates does not order or pay twice', async () => {
    const validation = Promise.withResolvers<void>();
    const opened = await open({ stripe: { validated: () => validation.promise } });
    await pay(opened);
    await opened.user.click(orderButton());
    validation.resolve();
    await waitFor(() => expect(opened.navigator.entry().path).toBe('pages/shop/success/success'));
    expect(callsTo(opened, '/rest/order/place')).toHaveLength(1);
    expect(callsTo(opened, '/rest/payment/start')).toHaveLength(1);
    expect(opened.stripe.confirmations).toHaveLength(1);
  });

  it('two taps on the pay button after a declined card pay the order only once', async () => {
    let isDeclined = true;
    const validation = Promise.withResolvers<void>();
    const opened = await open({
      stripe: {
        confirmed: () => (isDeclined ? declined : {}),
        validated: () => (isDeclined ? Promise.resolve() : validation.promise),
      },
    });
    await pay(opened);
    await screen.findByText('Your order is waiting for payment');
    isDeclined = false;
    await opened.user.dblClick(screen.getByRole('button', { name: /^Pay CN/ }));
    validation.resolve();
    await waitFor(() => expect(opened.navigator.entry().path).toBe('pages/shop/success/success'));
    expect(callsTo(opened, '/rest/payment/start')).toHaveLength(2);
    expect(opened.stripe.confirmations).toHaveLength(2);
  });

  it('if the card form closes while the payment starts, the guest sees a message and can pay again', async () => {
    let isFirst = true;
    const opened = await openCheckout(sampleQuote({ paymentMethods: ['stripe', 'alipay'] }), {
      answers: {
        '/rest/order/place': placed,
        '/rest/payment/status': status,
        '/rest/payment/start': async () => {
          if (isFirst) {
            isFirst = false;
            screen.getByRole('radio', { name: /Alipay/ }).click();
          }
          return sampleCardPayment;
        },
      },
    });
    await pay(opened);
    await screen.findByText(/The card form closed before the payment\. You haven’t been charged\./);
    await screen.findByText('Your order is waiting for payment');
    await opened.user.click(screen.getByRole('radio', { name: /Bank card/ }));
    await opened.user.click(screen.getByRole('button', { name: /^Pay CN/ }));
    await waitFor(() => expect(opened.navigator.entry().path).toBe('pages/shop/success/success'));
    expect(opened.stripe.confirmations).toHaveLength(1);
  });

  it('an incomplete card form places no order', async () => {
    const incomplete = { error: { type: 'validation_error', message: 'Your card number is incomplete.' } };
    const opened = await open({ stripe: { submitted: () => incomplete } });
    await pay(opened);
    await screen.findByText('Your card number is incomplete.');
    expect(callsTo(opened, '/rest/order/place')).toEqual([]);
  });

  it('the card form is submitted for the amount that the server charges if it differs from the quote', async () => {
    const opened = await open({ answers: { '/rest/payment/start': { ...sampleCardPayment, amount: 3_000 } } });
    await pay(opened);
    await waitFor(() => expect(opened.stripe.confirmations).toHaveLength(1));
    expect(opened.stripe.changes.at(-1)).toEqual({ amount: 3_000, setupFutureUsage: null });
  });

  it('when the guest pays, the card form gets the current total, in case the total changed before the form had loaded', async () => {
    const opened = await open();
    opened.stripe.changes.length = 0;
    await pay(opened);
    await waitFor(() => expect(opened.stripe.confirmations).toHaveLength(1));
    expect(opened.stripe.changes).toEqual([{ amount: 2_800, setupFutureUsage: null }]);
  });

  it('an error message of the gateway for developers is replaced by a message for guests', async () => {
    const error = { type: 'invalid_request_error', message: 'The amount of Elements and PaymentIntent differ.' };
    const opened = await open({ stripe: { confirmed: () => ({ error }) } });
    await pay(opened);
    await screen.findByText('The payment failed. You haven’t been charged.');
    expect(opened.text()).not.toContain(error.message);
  });

  it('the guest can choose in the checkout to save the card', async () => {
    const opened = await open();
    await opened.user.click(screen.getByRole('checkbox', { name: 'Save this card for next time' }));
    await pay(opened);
    await waitFor(() => expect(callsTo(opened, '/rest/payment/start')).toHaveLength(1));
    expect(callsTo(opened, '/rest/payment/start')).toMatchObject([{ input: { savesCard: true } }]);
    await waitFor(() => expect(opened.navigator.entry().params).toMatchObject({ back: '1', setup: 'pi_1' }));
  });

  it('when a visitor signs in during the checkout, the typed card form stays and no second form opens', async () => {
    useSentCodes.setState({ nextAt: {}, letters: [] });
    // As in the app, a sign-in removes the data of the visitor.
    const stop = useSession.subscribe(() => queryClient.removeQueries());
    const opened = await open({
      isSignedIn: false,
      answers: {
        '/rest/payment/card/form': () => ({ ...sampleCardForm, customerSession: isSignedIn() ? 'cuss' : null }),
        '/rest/member/sendCode': { resendAfterSeconds: 60 },
        '/rest/member/signInByCode': { token: 'token', memberId: 5, isNewPeople: true, isDeletionCalledOff: false },
      },
    });
    await opened.user.type(screen.getByLabelText('Email'), 'aiko@example.com');
    await pay(opened);
    await opened.user.type(await screen.findByLabelText('6-digit code'), '123456');
    await waitFor(() => expect(opened.navigator.entry().path).toBe('pages/shop/success/success'));
    stop();
    expect(opened.stripe.opened).toHaveLength(1);
    expect(opened.stripe.confirmations).toMatchObject([{ clientSecret: 'pi_1_secret_x' }]);
  });
});

it('a card form that cannot be opened shows an error, and places no order', async () => {
  const opened = await open({ answers: { '/rest/payment/card/form': refuse('card_form_unavailable') } });
  expect(opened.text()).toContain('The card form couldn’t be loaded.');
  await pay(opened);
  await screen.findByText('The card form isn’t ready yet. Try again, or pay another way.');
  expect(callsTo(opened, '/rest/order/place')).toEqual([]);
  expect(callsTo(opened, '/rest/payment/card/form')).toHaveLength(1);
});
