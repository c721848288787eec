import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  newMember,
  noodlesToTakeAway,
  placeAnother,
  type SmallCity,
  type TestAppWithCards,
  type TestPerson,
} from '../../../testing/index.ts';
import { createGateways } from '../gateways.ts';
import { paymentData } from '../member-privacy.store.ts';
import { guestWithCards, noFaults } from './cards-in-tests.ts';
import { customerOf } from './customer.store.ts';

let test: TestAppWithCards;
let city: SmallCity;
let member: TestPerson;

const { cards, inForm, openPayment } = guestWithCards((opened) => {
  ({ test, city, member } = opened);
});

async function payAndSave(number = '4242424242424242', person = member) {
  const { clientSecret } = await openPayment(person);
  await inForm('confirm', { clientSecret, number, isSaved: true });
}

describe('a card that the guest saved during a payment (rule payment-13)', () => {
  it('the gateway’s form offers a saved card at the next payment, and the guest can pay with the card', async () => {
    expect(await cards()).toEqual([]);
    await payAndSave();
    const { clientSecret, session } = await openPayment();
    const [offered] = (await inForm('cards', { session })).cards ?? [];
    expect(await inForm('confirm', { clientSecret, saved: offered?.id })).toMatchObject({
      paymentIntent: { status: 'succeeded' },
    });
  });

  it('savedCards returns only id, brand, last four digits and expiry of a card', async () => {
    await payAndSave();
    const [card] = await cards();
    expect(Object.keys(card ?? {})).toEqual(['id', 'brand', 'last4', 'expiryMonth', 'expiryYear']);
    expect(card).toMatchObject({ brand: 'visa', last4: '4242' });
  });

  it('the gateway saves the card of a payment only if the guest agreed in the payment form', async () => {
    const { clientSecret } = await openPayment();
    await inForm('confirm', { clientSecret, number: '4242424242424242' });
    expect(await cards()).toEqual([]);
  });

  it('a member can neither remove nor pay with the saved card of another member', async () => {
    await payAndSave();
    const [card] = await cards();
    const cardId = card?.id ?? '';
    const stranger = await newMember(test);
    await payAndSave('5555555555554444', stranger);
    const strangers = { token: stranger.token };
    expect((await test.call('removeSavedCard', { cardId }, strangers)).data).toMatchObject({
      reason: 'card_not_found',
    });
    const { clientSecret } = await openPayment(stranger);
    expect(await inForm('confirm', { clientSecret, saved: cardId })).toHaveProperty('error');
    const as = { token: member.token };
    expect((await test.call('removeSavedCard', { cardId }, as)).data).toBe(true);
    expect(await cards()).toEqual([]);
    expect((await test.call('removeSavedCard', { cardId }, as)).data).toMatchObject({ reason: 'card_not_found' });
  });

  it('deleting a member deletes the member’s cards at the gateway', async () => {
    await payAndSave();
    const { database, platform } = test.app;
    const customer = (await customerOf(database.read, member.id)) ?? '';
    const atGateway = createGateways(platform.config).stripe?.cards;
    expect(await atGateway?.list(customer)).toHaveLength(1);
    await database.transact(async (tx) => paymentData.deleteData?.(tx, member.id));
    await test.drain();
    expect(await atGateway?.list(customer)).toEqual([]);
    expect(await customerOf(database.read, member.id)).toBeNull();
  });

  it('startPayment is refused while the gateway fails to return the saved cards, and a later call succeeds', async () => {
    await test.setFaults({ ...noFaults, error500: 1 });
    const { orderId } = (await placeAnother(test, member, noodlesToTakeAway(city))).data;
    const as = { token: member.token, idempotencyKey: randomUUID() };
    const first = await test.call('startPayment', { orderId, method: 'stripe' }, as);
    expect(first.data).toMatchObject({ reason: 'payment_failed' });
    await test.setFaults(noFaults);
    const again = await test.call(
      'startPayment',
      { orderId, method: 'stripe' },
      { ...as, idempotencyKey: randomUUID() },
    );
    expect(again.data.clientData).toHaveProperty('clientSecret');
  });
});
