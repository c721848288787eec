import { randomUUID } from 'node:crypto';
import { maxSavedCards } from '@chifan/domain/payment';
import { beforeEach, describe, expect, it } from 'vitest';
import { newMember, type TestAppWithCards, type TestPerson } from '../../../testing/index.ts';
import { createGateways } from '../gateways.ts';
import { guestWithCards } from './cards-in-tests.ts';
import { customerOf } from './customer.store.ts';

let test: TestAppWithCards;
let member: TestPerson;

const { inForm, openPayment } = guestWithCards((opened) => {
  ({ test, member } = opened);
});

const openForm = async () =>
  (await test.call('addCard', {}, { token: member.token, idempotencyKey: randomUUID() })).data;

type Form = Awaited<ReturnType<typeof openForm>>;

const number = '4242424242424242';

const finish = async (setup: string, person = member): Promise<unknown> =>
  (await test.call('finishCard', { setup }, { token: person.token })).data;

/** Saves the card as the app does, and returns the response of `finishCard`. */
async function saveIn({ clientSecret, setup }: Form): Promise<unknown> {
  await inForm('confirm', { clientSecret, number });
  return finish(setup);
}

const payAndSave = ({ clientSecret }: { readonly clientSecret: string }) =>
  inForm('confirm', { clientSecret, number, isSaved: true });

async function cardsAtGateway(): Promise<number> {
  await test.drain();
  const { database, platform } = test.app;
  const customer = (await customerOf(database.read, member.id)) ?? '';
  return (await createGateways(platform.config).stripe?.cards?.list(customer))?.length ?? 0;
}

describe('two concurrent callers at one card below the limit (rule payment-19)', () => {
  beforeEach(async () => {
    for (let count = 1; count < maxSavedCards; count += 1) await saveIn(await openForm());
  });

  it('if a member one card below the limit has two open card forms, only one of the forms saves its card', async () => {
    const forms = [await openForm(), await openForm()];
    const answers = await Promise.all(forms.map(saveIn));
    expect(answers).toContain(true);
    expect(answers).toContainEqual(expect.objectContaining({ reason: 'too_many_cards' }));
    expect(await cardsAtGateway()).toBe(maxSavedCards);
  });

  it('if a member one card below the limit makes two payments that save cards, both payments succeed and the second card is removed', async () => {
    const payments = [await openPayment(), await openPayment()];
    expect(payments.map(({ maySaveCard }) => maySaveCard)).toEqual(['1', '1']);
    const paid = await Promise.all(payments.map(payAndSave));
    expect(paid).toMatchObject([
      { paymentIntent: { status: 'succeeded' } },
      { paymentIntent: { status: 'succeeded' } },
    ]);
    await expect.poll(cardsAtGateway).toBe(maxSavedCards);
    const answers = await Promise.all(payments.map(({ setup }) => finish(setup ?? '')));
    expect(answers).toContain(true);
    expect(answers).toContainEqual(expect.objectContaining({ reason: 'too_many_cards' }));
  });

  it('if a card form and a payment save cards of a member one card below the limit, only one card is stored', async () => {
    const [form, payment] = [await openForm(), await openPayment()];
    await Promise.all([saveIn(form), payAndSave(payment)]);
    await expect.poll(cardsAtGateway).toBe(maxSavedCards);
  });
});

describe('finishCard of a payment (rule payment-23)', () => {
  it('finishCard confirms a card that a payment saved, but only to the member who paid', async () => {
    const payment = await openPayment();
    const setup = payment.setup ?? '';
    expect(await finish(setup)).toMatchObject({ reason: 'card_not_found' });
    await payAndSave(payment);
    expect(await finish(setup, await newMember(test))).toMatchObject({ reason: 'card_not_found' });
    expect(await finish(setup)).toBe(true);
  });

  it('finishCard returns card_not_found for a payment that saved no card', async () => {
    const { clientSecret, setup } = await openPayment();
    await inForm('confirm', { clientSecret, number });
    expect(await finish(setup ?? '')).toMatchObject({ reason: 'card_not_found' });
  });

  it('startPayment returns no card setup id at the limit of saved cards', async () => {
    for (let count = 0; count < maxSavedCards; count += 1) await saveIn(await openForm());
    expect(await openPayment()).toMatchObject({ maySaveCard: '0', setup: undefined });
  });

  it('the redirect from the bank’s page passes the id of the payment intent on to the order’s screen', async () => {
    const back = async (id: string) => {
      const query = `orderId=7&payment_intent=${encodeURIComponent(id)}&redirect_status=succeeded`;
      const returned = await fetch(`${test.url}/rest/payment/return/stripe?${query}`, { redirect: 'manual' });
      return returned.headers.get('location');
    };
    expect(await back('pi_1')).toBe('/web/#/pages/shop/success/success?orderId=7&back=1&setup=pi_1');
    expect(await back('pi_1&x=1')).toBe('/web/#/pages/shop/success/success?orderId=7&back=1');
  });
});
