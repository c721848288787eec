import { randomUUID } from 'node:crypto';
import { maxSavedCards } from '@chifan/domain/payment';
import { describe, expect, it } from 'vitest';
import { newMember, type TestAppWithCards, type TestPerson } from '../../../testing/index.ts';
import { guestWithCards, noFaults } from './cards-in-tests.ts';

let test: TestAppWithCards;
let member: TestPerson;

const { cards, inForm, openPayment } = guestWithCards((opened) => {
  ({ test, member } = opened);
});

const add = (person = member, idempotencyKey: string = randomUUID()) =>
  test.call('addCard', {}, { token: person.token, idempotencyKey });

async function save(number = '4242424242424242', person = member) {
  const { clientSecret } = (await add(person)).data;
  return { clientSecret, answer: await inForm('confirm', { clientSecret, number }) };
}

describe('a card that is saved without a payment (rule payment-14)', () => {
  it('a card saved without a payment is listed, and the next payment form offers it', async () => {
    expect((await save()).answer.setupIntent).toMatchObject({ status: 'succeeded', usage: 'on_session' });
    expect(await cards()).toMatchObject([{ brand: 'visa', last4: '4242' }]);
    const { clientSecret, session } = await openPayment();
    const [offered] = (await inForm('cards', { session })).cards ?? [];
    expect(await inForm('confirm', { clientSecret, saved: offered?.id })).toMatchObject({
      paymentIntent: { status: 'succeeded' },
    });
  });

  it('addCard returns the data of the card form and a return URL that leads to the screen of saved cards', async () => {
    const { data } = await add();
    expect(data).toMatchObject({ publishableKey: expect.stringMatching(/^pk_/), scriptUrl: expect.any(String) });
    expect(data.clientSecret).toMatch(/^seti_/);
    const { pathname, search } = new URL(data.returnUrl);
    const back = await fetch(`${test.url}${pathname}${search}`, { redirect: 'manual' });
    expect(back.headers.get('location')).toBe('/web/#/pages/mine/cards/cards');
  });

  it('the redirect from the bank’s page passes the id of the card setup on to the screen of saved cards', async () => {
    const { returnUrl, setup } = (await add()).data;
    const { pathname, search } = new URL(returnUrl);
    const back = async (id: string) => {
      const query = `${search}&setup_intent=${encodeURIComponent(id)}&redirect_status=succeeded`;
      return (await fetch(`${test.url}${pathname}${query}`, { redirect: 'manual' })).headers.get('location');
    };
    expect(await back(setup)).toBe(`/web/#/pages/mine/cards/cards?setup=${setup}`);
    expect(await back('seti_1&x=1')).toBe('/web/#/pages/mine/cards/cards');
  });

  it('addCard returns the same card form for the same idempotency key, and another form for another key or member', async () => {
    const key = randomUUID();
    const [first, again] = [await add(member, key), await add(member, key)];
    expect(again.data).toEqual(first.data);
    expect((await add()).data.clientSecret).not.toBe(first.data.clientSecret);
    const strangers = await add(await newMember(test), key);
    expect(strangers.data.clientSecret).not.toBe(first.data.clientSecret);
  });

  it('a card that needs a confirmation by the bank is saved only after the guest confirms it', async () => {
    const { clientSecret, answer } = await save('4000002500003155');
    expect(answer.setupIntent).toMatchObject({ status: 'requires_action' });
    expect(await cards()).toEqual([]);
    expect(await inForm('authenticate', { clientSecret, approve: true })).toMatchObject({
      setupIntent: { status: 'succeeded' },
    });
    expect(await cards()).toHaveLength(1);
  });

  it('a saved card that needed the bank’s confirmation when it was saved needs it again for each payment', async () => {
    const { clientSecret: setup } = await save('4000002500003155');
    await inForm('authenticate', { clientSecret: setup, approve: true });
    const [card] = await cards();
    const { clientSecret } = await openPayment();
    expect(await inForm('confirm', { clientSecret, saved: card?.id })).toMatchObject({
      paymentIntent: { status: 'requires_action' },
    });
  });

  it.each([
    ['the bank declines the card', '4000000000000002', 'card_declined'],
    ['the card is no test card of this account', '4111111111111111', 'card_declined'],
  ])('the gateway’s form saves no card if %s', async (_, number, code) => {
    expect((await save(number)).answer.error).toMatchObject({ code });
    expect(await cards()).toEqual([]);
  });

  it('addCard is refused at the limit of saved cards until the member removes one', async () => {
    for (let count = 0; count < maxSavedCards; count += 1) await save();
    expect((await add()).data).toMatchObject({ reason: 'too_many_cards' });
    const [card] = await cards();
    await test.call('removeSavedCard', { cardId: card?.id ?? '' }, { token: member.token });
    expect((await add()).data).toHaveProperty('clientSecret');
  });

  it('the payment form does not offer to save a card at the limit of saved cards until one is removed', async () => {
    const before = await openPayment();
    expect(before.maySaveCard).toBe('1');
    expect(await inForm('cards', { session: before.session })).toMatchObject({ maySave: true });
    for (let count = 0; count < maxSavedCards; count += 1) await save();
    await cards();
    await test.drain();
    const full = await openPayment();
    expect(full.maySaveCard).toBe('0');
    const offered = await inForm('cards', { session: full.session });
    expect(offered).toMatchObject({ maySave: false });
    expect(offered.cards).toHaveLength(maxSavedCards);
    await inForm('remove', { session: full.session, saved: offered.cards?.[0]?.id });
    expect((await openPayment()).maySaveCard).toBe('1');
  });

  it('if concurrent card forms save more cards than the limit, the extra cards are removed after the gateway’s webhook', async () => {
    const forms = await Promise.all(Array.from({ length: maxSavedCards + 2 }, () => add()));
    await Promise.all(
      forms.map(({ data: { clientSecret } }) => inForm('confirm', { clientSecret, number: '4242424242424242' })),
    );
    await expect
      .poll(async () => {
        await test.drain();
        return (await cards()).length;
      })
      .toBe(maxSavedCards);
  });

  it('finishCard refuses and removes a card if concurrent forms have reached the limit of saved cards', async () => {
    const forms = await Promise.all(Array.from({ length: maxSavedCards + 2 }, () => add()));
    const answers = await Promise.all(
      forms.map(async ({ data: { clientSecret, setup } }) => {
        await inForm('confirm', { clientSecret, number: '4242424242424242' });
        return (await test.call('finishCard', { setup }, { token: member.token })).data;
      }),
    );
    expect(answers.filter((answer) => Object.is(answer, true))).toHaveLength(maxSavedCards);
    expect(answers.filter((answer) => !Object.is(answer, true))).toMatchObject([
      { reason: 'too_many_cards' },
      { reason: 'too_many_cards' },
    ]);
    expect(await cards()).toHaveLength(maxSavedCards);
  });

  it('finishCard returns false before the bank confirms the card, and card_not_found to another member', async () => {
    const { clientSecret, setup } = (await add()).data;
    expect((await test.call('finishCard', { setup }, { token: member.token })).data).toBe(false);
    await inForm('confirm', { clientSecret, number: '4242424242424242' });
    const stranger = await newMember(test);
    const strangers = await test.call('finishCard', { setup }, { token: stranger.token });
    expect(strangers.data).toMatchObject({ reason: 'card_not_found' });
    expect((await test.call('finishCard', { setup }, { token: member.token })).data).toBe(true);
  });

  it('addCard returns card_form_unavailable while the gateway fails, and a later call succeeds', async () => {
    await test.setFaults({ ...noFaults, error500: 1 });
    expect((await add()).data).toMatchObject({ reason: 'card_form_unavailable' });
    await test.setFaults(noFaults);
    expect((await add()).data).toHaveProperty('clientSecret');
  });
});
