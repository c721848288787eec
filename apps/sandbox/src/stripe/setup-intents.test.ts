import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callApi } from './api-calls.ts';
import { readForm } from './form-body.ts';
import { cardFormCalls } from './stand-in.ts';
import { openStripe, type SandboxStripe } from './stripe.ts';

let folder: string;
let stripe: SandboxStripe;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'setups-'));
  stripe = openStripe({ folder, secretKey: 'sk', webhookSecret: 'whsec', deliverWebhookTo: () => '' });
});
afterEach(() => {
  stripe.close();
  rmSync(folder, { recursive: true, force: true });
});

type Answered = { readonly id: string; readonly client_secret: string; readonly status: string };

function post(place: string, form: string): Answered {
  const { answer, facts } = callApi(stripe, { method: 'POST', path: place, form: readForm(form) });
  stripe.commit(facts);
  return answer as Answered;
}

const inForm = (name: string, input: Record<string, unknown>) => cardFormCalls[name]?.(stripe, input);

function saved(usage: string, number: string) {
  const { id: customer } = post('/v1/customers', '');
  const { client_secret: clientSecret } = post('/v1/setup_intents', `customer=${customer}${usage}`);
  inForm('confirm', { clientSecret, number });
  inForm('authenticate', { clientSecret, approve: true });
  const [method] = [...stripe.state.methods.values()];
  return { customer, method: method?.id ?? '' };
}

const secure = '4000002500003155';

it.each([
  ['payments in the owner’s absence needs no further authentication', '', 'succeeded'],
  ['payments in the owner’s presence needs authentication at each payment', '&usage=on_session', 'requires_action'],
])(
  'the Stripe stand-in decides by a card’s setup whether a payment needs authentication: a card that was set up for %s',
  (_, usage, status) => {
    const { customer, method } = saved(usage, secure);
    const { client_secret: clientSecret } = post('/v1/payment_intents', `amount=100&currency=cny&customer=${customer}`);
    expect(inForm('confirm', { clientSecret, saved: method })).toMatchObject({ paymentIntent: { status } });
  },
);

it('the card form hides a saved card with `allow_redisplay: unspecified` unless the customer session includes such cards', () => {
  const { customer } = saved('', '4242424242424242');
  const session = (filters: string) =>
    post('/v1/customer_sessions', `customer=${customer}&components[payment_element][enabled]=true${filters}`)
      .client_secret;
  const name = '&components[payment_element][features][payment_method_allow_redisplay_filters]';
  expect(inForm('cards', { session: session('') })).toEqual({ cards: [], maySave: false });
  expect(inForm('cards', { session: session(`${name}[0]=always${name}[1]=unspecified`) })).toMatchObject({
    cards: [{ customer, allow_redisplay: 'unspecified' }],
  });
});

it('a completed setup intent can be neither confirmed nor cancelled', () => {
  const { id, client_secret: clientSecret } = post('/v1/setup_intents', '');
  inForm('confirm', { clientSecret, number: '4242424242424242' });
  expect(inForm('confirm', { clientSecret, number: '4242424242424242' })).toMatchObject({
    error: { code: 'setup_intent_unexpected_state' },
  });
  expect(() => post(`/v1/setup_intents/${id}/cancel`, '')).toThrow('succeeded');
  expect(inForm('read', { clientSecret: `${id}_secret_of_another` })).toHaveProperty('error');
  expect(() => post('/v1/setup_intents', 'usage=sometimes')).toThrow('usage');
});
