import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  here,
  newMember,
  noodlesDelivered,
  noodlesToTakeAway,
  openSmallCity,
  openTestApp,
  quoteAndPlace,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';

let test: TestApp;
let city: SmallCity;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  city = await openSmallCity(test);
});
afterAll(() => test.close());

const set = (column: string, value: number | boolean) =>
  sql`UPDATE shop SET ${sql.ref(column)} = ${value} WHERE id = ${city.shopId}`.execute(test.app.database.read);

describe('a quote', () => {
  it('a quote uses the prices, options and fees of the server', async () => {
    const quoted = await test.call('quoteOrder', noodlesDelivered(city), { token: city.member.token });
    expect(quoted.data.receipt).toMatchObject({ goods: 8800, packageFee: 200, deliveryFee: 500, payable: 9500 });
    expect(quoted.data.lines[0]).toMatchObject({ unitPrice: 4400, quantity: 2, chosenZh: ['份量：大份'] });
    expect(quoted.data.obstacles).toEqual([]);
  });

  it('a quote shows the same drawing of a dish as the menu (rule catalogue-16)', async () => {
    const { data: quote } = await test.call('quoteOrder', noodlesDelivered(city), { token: city.member.token });
    const { data: menu } = await test.call('shopMenu', { shopId: city.shopId, ...here });
    const shown = menu.categories.flatMap(({ dishes }) => dishes).find(({ id }) => id === city.noodlesId)?.plate;
    expect(quote.lines[0]?.plate).toBe(shown);
    expect(shown).not.toBe('noodles');
  });

  it('a quote for eating in has no packaging fee', async () => {
    const quoted = await test.call(
      'quoteOrder',
      { ...noodlesToTakeAway(city), dining: 'dine_in' },
      { token: city.member.token },
    );
    expect(quoted.data.receipt).toMatchObject({ packageFee: 0, payable: 8800 });
  });

  it('a quote lists everything that prevents placing the order', async () => {
    const request = { ...noodlesDelivered(city), addressId: undefined, lines: [{ dishId: city.teaId, quantity: 1 }] };
    const quoted = await test.call('quoteOrder', request, { token: city.member.token });
    expect(quoted.data.obstacles).toEqual(['address_missing', 'below_minimum']);
    expect(quoted.data.shortfall).toBe(800);
  });

  it('a quote is refused if an option is missing or a dish is from another shop', async () => {
    const noOption = { ...noodlesToTakeAway(city), lines: [{ dishId: city.noodlesId, quantity: 1 }] };
    expect((await test.call('quoteOrder', noOption, { token: city.member.token })).data).toMatchObject({
      reason: 'option_missing',
    });
    const elsewhere = await openSmallCity(test);
    const foreign = { ...noodlesToTakeAway(city), lines: [{ dishId: elsewhere.teaId, quantity: 1 }] };
    expect((await test.call('quoteOrder', foreign, { token: city.member.token })).data).toMatchObject({
      reason: 'dish_not_found',
    });
  });
});

describe('placing an order', () => {
  it('placing an order returns a new quote if a price changed since the quote (case 16)', async () => {
    const request = noodlesToTakeAway(city);
    const quoted = await test.call('quoteOrder', request, { token: city.member.token });
    await set('package_fee', 300);
    const placed = await test.call(
      'placeOrder',
      { request, quoteToken: quoted.data.token, contactName: 'Guest', contactPhone: '13912345678' },
      { token: city.member.token },
    );
    expect(placed).toMatchObject({ status: 200, code: 2, success: false });
    expect(placed.data).toMatchObject({
      reason: 'quote_changed',
      details: { why: 'changed', quote: { receipt: { packageFee: 300 } } },
    });
    await set('package_fee', 200);
  });

  it('placing an order with a forged quote returns a new quote with the server’s price', async () => {
    const request = noodlesToTakeAway(city);
    const forged = `${Buffer.from(JSON.stringify({ memberId: city.member.id, sum: '1' })).toString('base64url')}.AAAA`;
    const placed = await test.call(
      'placeOrder',
      { request, quoteToken: forged, contactName: 'Guest', contactPhone: '13912345678' },
      { token: city.member.token },
    );
    expect(placed.data).toMatchObject({ reason: 'quote_changed' });
  });

  it('placing an order returns a new quote if the quote is more than five minutes old', async () => {
    const request = noodlesToTakeAway(city);
    const quoted = await test.call('quoteOrder', request, { token: city.member.token });
    test.clock.advance(5 * 60_000 + 1);
    const input = { request, quoteToken: quoted.data.token, contactName: 'Guest', contactPhone: '13912345678' };
    const placed = await test.call('placeOrder', input, { token: city.member.token });
    expect(placed.data).toMatchObject({ reason: 'quote_changed', details: { why: 'expired' } });
  });

  it('placeOrder creates one order per idempotency key, and refuses a different input with the same key', async () => {
    const request = noodlesToTakeAway(city);
    const quoted = await test.call('quoteOrder', request, { token: city.member.token });
    const input = { request, quoteToken: quoted.data.token, contactName: 'Guest', contactPhone: '13912345678' };
    const send = (name: string) =>
      test.call(
        'placeOrder',
        { ...input, contactName: name },
        { token: city.member.token, idempotencyKey: 'one-key-for-all' },
      );
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('Guest')));
    expect(new Set(answers.map((answer) => answer.data.orderId)).size).toBe(1);
    expect((await send('Somebody else')).data).toMatchObject({ reason: 'idempotency_key_reused' });
  });

  it('twenty concurrent orders for a dish with a stock of five sell exactly five', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => newMember(test)));
    const request = { ...noodlesToTakeAway(city), lines: [{ dishId: city.teaId, quantity: 1 }] };
    const answers = await Promise.all(members.map((member) => quoteAndPlace(test, member, request)));
    expect(answers.filter((answer) => answer.success)).toHaveLength(5);
    // A guest whose quote is older than the last sale gets a changed quote. A guest with a later quote gets `sold_out`.
    for (const answer of answers.filter((one) => !one.success))
      expect(['sold_out', 'quote_changed']).toContain(Reflect.get(answer.data, 'reason'));
  });

  it('placing an order adds up two lines of one dish before the stock check (case 12)', async () => {
    await sql`UPDATE dish SET stock = 3 WHERE id = ${city.teaId}`.execute(test.app.database.read);
    const request = {
      ...noodlesToTakeAway(city),
      lines: [
        { dishId: city.teaId, quantity: 2 },
        { dishId: city.teaId, quantity: 2 },
      ],
    };
    expect((await quoteAndPlace(test, city.member, request)).data).toMatchObject({ reason: 'sold_out' });
  });

  it('ten concurrent orders spend the same balance only once', async () => {
    const poor = await newMember(test, 10_000);
    const request = { ...noodlesToTakeAway(city), useBalance: true };
    const answers = await Promise.all(Array.from({ length: 10 }, () => quoteAndPlace(test, poor, request)));
    expect(answers.filter((answer) => answer.success && answer.data.state === 'pending')).toHaveLength(1);
    expect((await test.call('balance', {}, { token: poor.token })).data.balance).toBe(1000);
  });

  it.each([
    ['a paused shop', 'is_taking_orders', false, true, 'shop_resting'],
    ['an address out of range', 'radius_metres', 100, 3000, 'out_of_range'],
    ['a sum below the minimum', 'minimum_delivery', 9900, 2000, 'below_minimum'],
  ] as const)('placing a delivery order is refused for %s', async (_what, column, bad, good, reason) => {
    await set(column, bad);
    expect((await quoteAndPlace(test, city.member, noodlesDelivered(city))).data).toMatchObject({ reason });
    await set(column, good);
  });

  it('placing an order is refused within 30 minutes of closing and at night', async () => {
    test.clock.set(new Date('2026-11-21T13:31:00Z'));
    expect((await quoteAndPlace(test, city.member, noodlesToTakeAway(city))).data).toMatchObject({
      reason: 'shop_resting',
    });
    test.clock.set(new Date('2026-11-21T04:00:00Z'));
  });

  it.each<[string, string | undefined, boolean]>([
    ['', undefined, false],
    ['+4915112345', undefined, false],
    // With a second contact, the phone number may be empty, but not invalid.
    ['+4915112345', 'WhatsApp +49 151 12345678', false],
    ['call me', 'WhatsApp +49 151 12345678', false],
    ['', 'WhatsApp +49 151 12345678', true],
    ['13912345678', undefined, true],
    ['13912345678', 'WhatsApp +49 151 12345678', true],
  ])(
    'placeOrder decides whether to accept the phone number “%s” with the second contact “%s”: %s',
    async (contactPhone, secondContact, isTaken) => {
      const request = noodlesToTakeAway(city);
      const { token } = await newMember(test);
      const quoted = await test.call('quoteOrder', request, { token });
      const input = { request, quoteToken: quoted.data.token, contactName: 'Guest', contactPhone };
      const said = { ...input, ...(secondContact === undefined ? {} : { secondContact }) };
      const { success, data } = await test.call('placeOrder', said, { token });
      expect([success, success ? null : data]).toEqual([isTaken, isTaken ? null : { reason: 'phone_invalid' }]);
    },
  );

  it.each(['😀', 'text only', 'WhatsApp 😀', '+0123456789', '微信 a'])(
    'placing an order is refused with “%s” as second contact, with or without a Chinese phone number',
    async (secondContact) => {
      const request = noodlesToTakeAway(city);
      for (const contactPhone of ['', '13912345678']) {
        const quoted = await test.call('quoteOrder', request, { token: city.member.token });
        const said = { request, quoteToken: quoted.data.token, contactName: 'Guest', contactPhone, secondContact };
        const { data } = await test.call('placeOrder', said, { token: city.member.token });
        expect(data).toMatchObject({ reason: 'second_contact_invalid' });
      }
    },
  );
});
