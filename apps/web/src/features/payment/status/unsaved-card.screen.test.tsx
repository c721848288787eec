import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { installFakeStripe } from '../../../app/testing/fake-stripe.ts';
import { type FakeResponses, openScreen, refuse } from '../../../app/testing/open-screen.tsx';
import type { OrderStatus } from '../../../data/payable.ts';

const status: OrderStatus = {
  orderId: 7,
  method: 'stripe',
  number: '20261121000007',
  orderState: 'pending',
  paymentState: 'settled',
  payable: 4_100,
  payBefore: new Date(Date.now() + 240_000).toISOString(),
  type: 'pickup',
  isEatenHere: false,
  tableNumber: null,
  setMealId: null,
};

const finish = '/rest/payment/card/finish';

const open = (answers: FakeResponses, params = {}) =>
  openScreen('pages/shop/success/success', {
    params: { orderId: '7', ...params },
    answers: { '/rest/payment/status': status, ...answers },
  });

const unsaved = () => screen.queryByText(/Card not saved/);

afterEach(() => {
  delete window.Stripe;
});

describe('card that a payment did not save (rule payment-23)', () => {
  it('after a payment whose card was not saved because of the limit, the screen says so and removes the form id from the URL', async () => {
    const { navigator } = await open({ [finish]: refuse('too_many_cards') }, { back: '1', setup: 'pi_1' });
    await waitFor(() => expect(unsaved()?.textContent).toMatch(/too_many_cards|limit for saved cards/));
    expect(screen.getByText('Payment received')).toBeTruthy();
    await waitFor(() => expect(navigator.entry().params).toEqual({ orderId: '7' }));
  });

  it.each([
    ['the card was saved', true],
    ['the card form was not meant to save a card', refuse('card_not_found')],
    ['the gateway cannot be reached', refuse('card_form_unavailable')],
  ])('after a card payment, the screen shows no message about an unsaved card if %s', async (_, answer) => {
    const { asked } = await open({ [finish]: answer }, { setup: 'pi_1' });
    await waitFor(() => expect(asked.find(({ path }) => path === finish)?.input).toEqual({ setup: 'pi_1' }));
    expect(screen.getByText('Payment received')).toBeTruthy();
    expect(unsaved()).toBeNull();
  });

  it('after a payment by another method than card, the app sends no request about a saved card', async () => {
    const { asked } = await open({});
    await screen.findByText('Payment received');
    expect(asked.some(({ path }) => path === finish)).toBe(false);
  });

  it('after a payment in the card form, the app requests from the server whether the card was saved', async () => {
    let isPaid = false;
    installFakeStripe({
      confirmed: () => {
        isPaid = true;
        return {};
      },
    });
    const clientData = { publishableKey: 'pk', clientSecret: 'pi_1_secret', scriptUrl: '/x.js', returnUrl: '/' };
    const started = { attempt: 'P7_1', method: 'stripe', amount: 4_100, state: 'open' } as const;
    const { user } = await open(
      {
        '/rest/payment/status': () => (isPaid ? status : { ...status, orderState: 'unpaid', paymentState: 'open' }),
        '/rest/payment/methods': ['stripe'],
        '/rest/payment/start': { ...started, clientData: { ...clientData, maySaveCard: '1', setup: 'pi_1' } },
        [finish]: refuse('too_many_cards'),
      },
      { method: 'stripe' },
    );
    await user.click(await screen.findByRole('button', { name: /^Pay/ }));
    await screen.findByText('Payment received');
    await waitFor(() => expect(unsaved()).toBeTruthy());
  });
});
