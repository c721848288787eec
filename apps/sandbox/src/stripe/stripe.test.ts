import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ApiServer, openApiServer } from './api-server.ts';
import { cardFormCalls } from './stand-in.ts';
import { openStripe, type SandboxStripe } from './stripe.ts';

const secretKey = 'sk_test_of_the_test';
const webhookSecret = 'whsec_of_the_test';

let folder: string;
let sandbox: SandboxStripe;
let api: ApiServer;
let stripe: Stripe;
let product: Product;

interface Product {
  readonly url: string;
  readonly events: Stripe.Event[];
  readonly refused: string[];
  /** HTTP status codes of the next responses to webhooks. All later responses have the status 200. */
  readonly answers: number[];
  close(): void;
}

async function openProduct(): Promise<Product> {
  const [events, refused, answers]: [Stripe.Event[], string[], number[]] = [[], [], []];
  const take = (body: string, headers: IncomingHttpHeaders): number => {
    try {
      const event = stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', webhookSecret);
      const status = answers.shift() ?? 200;
      if (status === 200) events.push(event);
      return status;
    } catch (error) {
      refused.push(String(error));
      return 400;
    }
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => response.writeHead(take(body, request.headers)).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/webhook`, events, refused, answers, close: () => server.close() };
}

async function openSandbox(): Promise<void> {
  sandbox = openStripe({ folder, secretKey, webhookSecret, deliverWebhookTo: () => product.url });
  api = await openApiServer(sandbox);
  stripe = clientWith(secretKey);
}

function clientWith(key: string, maxNetworkRetries = 0): Stripe {
  const { hostname, port } = new URL(api.base);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries, telemetry: false });
}

async function closeSandbox(): Promise<void> {
  await api.close();
  sandbox.close();
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandbox-stripe-'));
  product = await openProduct();
  await openSandbox();
});
afterEach(async () => {
  await closeSandbox();
  product.close();
  rmSync(folder, { recursive: true });
});

const create = (amount = 1234, idempotencyKey?: string): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.create(
    { amount, currency: 'cny', automatic_payment_methods: { enabled: true }, metadata: { order: '7' } },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );

const pay = (intent: Stripe.PaymentIntent, paymentMethod = 'pm_card_visa') =>
  stripe.paymentIntents.confirm(intent.id, { payment_method: paymentMethod });

const received = (type: string): Stripe.Event[] => product.events.filter((event) => event.type === type);

test('the Stripe stand-in signs the webhook of a paid intent, which reports the received amount', async () => {
  const intent = await create();
  expect(intent).toMatchObject({
    status: 'requires_payment_method',
    amount: 1234,
    currency: 'cny',
    metadata: { order: '7' },
  });
  expect(await pay(intent)).toMatchObject({ status: 'succeeded', amount_received: 1234 });
  await expect.poll(() => received('payment_intent.succeeded')).toHaveLength(1);
  expect(received('payment_intent.succeeded')[0]?.data.object).toMatchObject({ id: intent.id, amount_received: 1234 });
  expect(product.refused).toEqual([]);
});

test('the Stripe stand-in rejects a wrong secret key with an authentication error', async () => {
  await expect(clientWith('sk_test_other').paymentIntents.retrieve('pi_x')).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
  });
});

test('the Stripe stand-in rejects invalid requests with the same errors as Stripe', async () => {
  const cny = { currency: 'cny' };
  await expect(stripe.paymentIntents.create({ amount: 0, ...cny })).rejects.toMatchObject({
    param: 'amount',
    statusCode: 400,
  });
  await expect(stripe.paymentIntents.create({ amount: 12.5, ...cny })).rejects.toMatchObject({
    code: 'parameter_invalid_integer',
  });
  await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
  });
  await expect(stripe.products.create({ name: 'Noodles' })).rejects.toMatchObject({ statusCode: 404 });
});

test('the Stripe stand-in repeats its first response for a used idempotency key, and rejects a call that uses the key with other parameters', async () => {
  const [first, again] = await Promise.all([create(500, 'attempt-1'), create(500, 'attempt-1')]);
  expect(again.id).toBe(first.id);
  await expect(create(501, 'attempt-1')).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  await expect.poll(() => received('payment_intent.created')).toHaveLength(1);
});

test('the Stripe stand-in accepts another card for the same payment intent after a declined card', async () => {
  const intent = await create();
  await expect(pay(intent, 'pm_card_visa_chargeDeclinedInsufficientFunds')).rejects.toMatchObject({
    type: 'StripeCardError',
    decline_code: 'insufficient_funds',
    statusCode: 402,
  });
  await expect(pay(intent, 'pm_card_chargeDeclined')).rejects.toMatchObject({ decline_code: 'generic_decline' });
  expect(await pay(intent)).toMatchObject({ status: 'succeeded', last_payment_error: null });
  await expect.poll(() => received('payment_intent.payment_failed')).toHaveLength(2);
});

test('in the Stripe stand-in, a paid payment intent cannot be cancelled, and a cancelled one cannot be paid', async () => {
  const [paid, cancelled] = [await create(), await create()];
  await pay(paid);
  await expect(stripe.paymentIntents.cancel(paid.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  expect(await stripe.paymentIntents.cancel(cancelled.id)).toMatchObject({ status: 'canceled' });
  await expect(pay(cancelled)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
});

test('the Stripe stand-in rejects a refund that would exceed the received amount', async () => {
  const intent = await create(1000);
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({ statusCode: 400 });
  await pay(intent);
  const part = await stripe.refunds.create({ payment_intent: intent.id, amount: 400 }, { idempotencyKey: 'refund-1' });
  expect(part).toMatchObject({ amount: 400, status: 'succeeded' });
  await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 601 })).rejects.toMatchObject({
    param: 'amount',
  });
  expect(await stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({ amount: 600 });
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ id: part.id });
});

test('the Stripe stand-in lists and returns past events, so that a merchant’s server can process events whose webhooks it missed', async () => {
  await pay(await create());
  const { data } = await stripe.events.list({ type: 'payment_intent.succeeded' });
  expect(data).toHaveLength(1);
  expect(await stripe.events.retrieve(data[0]?.id ?? '')).toMatchObject({ type: 'payment_intent.succeeded' });
});

test('the Stripe stand-in sends a rejected webhook again until the receiver accepts it', async () => {
  product.answers.push(500, 400);
  await create();
  await expect.poll(() => received('payment_intent.created')).toHaveLength(1);
});

test('payments, idempotency keys and undelivered webhooks of the Stripe stand-in survive a restart', async () => {
  product.answers.push(...Array.from({ length: 50 }, () => 503));
  const intent = await create(700, 'attempt-2');
  await pay(intent);
  await closeSandbox();
  product.answers.length = 0;
  product.events.length = 0;
  await openSandbox();
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded', amount_received: 700 });
  expect((await create(700, 'attempt-2')).id).toBe(intent.id);
  // A webhook is delivered at least once. The sandbox repeats a delivery that the stop interrupted, so the receiver may
  // get the webhook twice.
  await expect.poll(() => received('payment_intent.succeeded')).not.toEqual([]);
});

test('the fault controls of the Stripe stand-in duplicate a webhook, drop a webhook, or sign a webhook wrongly', async () => {
  sandbox.faults.duplicate = 1;
  await create();
  await expect.poll(() => received('payment_intent.created')).toHaveLength(2);
  expect(new Set(product.events.map(({ id }) => id)).size).toBe(1);
  sandbox.faults.badSignature = 1;
  await create();
  await expect.poll(() => received('payment_intent.created')).toHaveLength(3);
  expect(product.refused).toHaveLength(1);
  sandbox.faults.drop = 1;
  const dropped = await create();
  await expect.poll(() => sandbox.state.pending.size).toBe(0);
  expect(product.events.some((event) => JSON.stringify(event).includes(dropped.id))).toBe(false);
});

test('after an injected error 500 or a cut connection, a retry with the same idempotency key returns the first response', async () => {
  sandbox.faults.error500 = 1;
  await expect(create(100, 'burnt')).rejects.toMatchObject({ statusCode: 500 });
  await expect(create(100, 'burnt')).rejects.toMatchObject({ statusCode: 500 });
  sandbox.faults.cutAfterEffect = 1;
  const intent = await clientWith(secretKey, 2).paymentIntents.create(
    { amount: 100, currency: 'cny' },
    { idempotencyKey: 'cut' },
  );
  expect([...sandbox.state.intents.keys()]).toEqual([intent.id]);
});

test('the card form of the Stripe stand-in pays with the client secret alone and gets no metadata', async () => {
  const intent = await create();
  const paid = cardFormCalls['confirm']?.(sandbox, {
    clientSecret: intent.client_secret,
    number: '4242 4242 4242 4242',
  });
  expect(paid).toMatchObject({ paymentIntent: { id: intent.id, status: 'succeeded', metadata: {} } });
  expect(cardFormCalls['read']?.(sandbox, { clientSecret: `${intent.id}_secret_guess` })).toHaveProperty('error');
});

test.each([
  ['approves', 'succeeded', true],
  ['rejects', 'requires_payment_method', false],
])('after the cardholder %s 3-D Secure, the payment intent has the status %s', async (_, status, approve) => {
  const intent = await create();
  const input = { clientSecret: intent.client_secret, number: '4000002500003155' };
  expect(cardFormCalls['confirm']?.(sandbox, input)).toMatchObject({ paymentIntent: { status: 'requires_action' } });
  const answer = cardFormCalls['authenticate']?.(sandbox, { ...input, approve });
  expect(answer).toMatchObject(approve ? { paymentIntent: { status } } : { error: { payment_intent: { status } } });
});

test('a payment with the test card for late webhooks succeeds at once, and its webhook is due at least 15 seconds later', async () => {
  const intent = await create();
  await expect.poll(() => sandbox.state.pending.size).toBe(0);
  const before = Date.now();
  expect(await pay(intent, 'pm_card_bypassPending')).toMatchObject({ status: 'succeeded' });
  const [pending] = sandbox.state.pending.values();
  expect(pending?.notBefore).toBeGreaterThanOrEqual(before + 15_000);
});

test('a card that was saved with a Stripe payment can be listed, can pay again, and can be removed', async () => {
  const customer = await stripe.customers.create({ metadata: { member: '7' } });
  const session = await stripe.customerSessions.create({
    customer: customer.id,
    components: { payment_element: { enabled: true, features: { payment_method_save: 'enabled' } } },
  });
  const open = () => stripe.paymentIntents.create({ amount: 100, currency: 'cny', customer: customer.id });
  const { client_secret: clientSecret } = await open();
  cardFormCalls['confirm']?.(sandbox, { clientSecret, number: '4242424242424242', isSaved: true });
  const [saved] = (await stripe.customers.listPaymentMethods(customer.id)).data;
  expect(saved).toMatchObject({ customer: customer.id, card: { brand: 'visa', last4: '4242' } });
  const offered = cardFormCalls['cards']?.(sandbox, { session: session.client_secret });
  expect(offered).toMatchObject({ cards: [{ id: saved?.id }] });
  const { client_secret: next } = await open();
  const paid = cardFormCalls['confirm']?.(sandbox, { clientSecret: next, saved: saved?.id });
  expect(paid).toMatchObject({ paymentIntent: { status: 'succeeded', payment_method: saved?.id } });
  await stripe.paymentMethods.detach(saved?.id ?? '');
  expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
  expect(cardFormCalls['cards']?.(sandbox, { session: 'cuss_secret_guess' })).toHaveProperty('error');
});
