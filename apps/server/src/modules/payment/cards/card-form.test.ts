import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  noodlesToTakeAway,
  placeAnother,
  type SmallCity,
  type TestAppWithCards,
  type TestPerson,
} from '../../../testing/index.ts';
import { guestWithCards } from './cards-in-tests.ts';
import { customerOf } from './customer.store.ts';

let test: TestAppWithCards;
let city: SmallCity;
let member: TestPerson;

const { cards, inForm } = guestWithCards((opened) => {
  ({ test, city, member } = opened);
});

const asMember = () => ({ token: member.token });

/** Pays an order as the checkout does. */
async function pay(more: { savesCard?: boolean } = {}) {
  const { orderId } = (await placeAnother(test, member, noodlesToTakeAway(city))).data;
  const as = { ...asMember(), idempotencyKey: randomUUID() };
  const { data } = await test.call('startPayment', { orderId, method: 'stripe', ...more }, as);
  return inForm('confirm', { clientSecret: data.clientData?.['clientSecret'], number: '4242424242424242' });
}

describe('card form of the checkout (rule payment-30)', () => {
  it('cardForm creates no customer at the gateway for a visitor or a member who never paid by card', async () => {
    const ofVisitor = await test.call('cardForm', {});
    expect(ofVisitor).toMatchObject({ success: true, data: { customerSession: null } });
    expect((await test.call('cardForm', {}, asMember())).data).toEqual(ofVisitor.data);
    expect(await customerOf(test.app.database.read, member.id)).toBeNull();
  });

  it('the card form of the checkout offers the saved cards of a member who has paid by card before', async () => {
    await pay({ savesCard: true });
    const { data } = await test.call('cardForm', {}, asMember());
    const offered = await inForm('cards', { session: data.customerSession });
    expect(offered.cards).toHaveLength(1);
  });

  it('the gateway saves the card only if the guest chose in the checkout to save it (rule payment-31)', async () => {
    expect(await pay()).toMatchObject({ paymentIntent: { status: 'succeeded' } });
    expect(await cards()).toEqual([]);
    expect(await pay({ savesCard: true })).toMatchObject({ paymentIntent: { status: 'succeeded' } });
    expect(await cards()).toMatchObject([{ last4: '4242' }]);
  });
});
