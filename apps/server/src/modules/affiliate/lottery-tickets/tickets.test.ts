import { describe, expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import { tea } from '../../refund/refund-in-tests.ts';
import { checkLedger } from '../../wallet/checking/check-ledger.ts';
import { countSimultaneously, type Guest, newGuest, type Town } from '../affiliate-in-tests.ts';

let town: Town;
inSmallCity((opened) => {
  town = opened;
});

const guests = (count: number, inviter: Guest) =>
  inTurn(Array.from({ length: count }), () => newGuest(town, inviter.member));
async function inTurn<Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) made.push(await make(item));
  return made;
}
const validOf = async (guest: Guest) => (await guest.tickets()).filter((state) => state === 'valid').length;
const useTicket = async (guest: Guest, orderId: number) => {
  const drawn = await town.app.call('draw', { orderId, withTicket: true }, guest.guest);
  expect(drawn.success).toBe(true);
};

describe('double-draw tickets for invited friends', () => {
  test('a member gets a double-draw ticket for every two friends with a completed order (case 23)', async () => {
    const inviter = await newGuest(town);
    const [one, two, three] = await guests(3, inviter);
    await one?.completed();
    await one?.completed();
    expect(await inviter.tickets()).toEqual([]);
    expect(await inviter.invitation()).toMatchObject({ friendsMissing: 1, tickets: 0 });
    await two?.completed();
    expect(await inviter.tickets()).toEqual(['valid']);
    expect(await inviter.invitation()).toMatchObject({ invited: 3, ordered: 2, friendsMissing: 2, tickets: 1 });
    await three?.completed();
    expect(await inviter.tickets()).toEqual(['valid']);
    expect(await inviter.invitation()).toMatchObject({ friendsMissing: 1, tickets: 1 });
  });

  test('a refund of a friend’s only order revokes the ticket, and the friend’s next order earns another (case 23)', async () => {
    const inviter = await newGuest(town);
    const [one, two] = await guests(2, inviter);
    const first = await one?.completed();
    const kept = await one?.completed();
    await two?.completed();
    await one?.refund(first ?? 0);
    await town.app.drain();
    expect(await inviter.tickets()).toEqual(['valid']);
    await one?.refund(kept ?? 0);
    await town.app.drain();
    expect(await inviter.tickets()).toEqual(['invalid']);
    expect(await inviter.invitation()).toMatchObject({ ordered: 1, friendsMissing: 1, tickets: 0 });
    await one?.completed();
    expect(await inviter.tickets()).toEqual(['invalid', 'valid']);
  });

  test('if a friend’s order is refunded after the double-draw ticket was used, the next friend earns no new ticket (case 23)', async () => {
    const inviter = await newGuest(town);
    const [one, two, three, four] = await guests(4, inviter);
    const lost = (await one?.completed()) ?? 0;
    const kept = (await two?.completed()) ?? 0;
    const own = await inviter.completed();
    await two?.refund(kept, [tea]);
    await town.app.drain();
    expect(await inviter.tickets()).toEqual(['valid']);
    await useTicket(inviter, own);
    await one?.refund(lost);
    await town.app.drain();
    expect(await inviter.tickets()).toEqual(['used']);
    expect(await inviter.invitation()).toMatchObject({ ordered: 1, friendsMissing: 3 });
    await three?.completed();
    expect(await inviter.tickets()).toEqual(['used']);
    expect(await inviter.invitation()).toMatchObject({ ordered: 2, friendsMissing: 2 });
    await four?.completed();
    await one?.completed();
    expect(await inviter.tickets()).toEqual(['used', 'valid']);
  });

  test.each([
    ['the friend’s order first', true],
    ['the order with the ticket first', false],
  ])(
    'a used double-draw ticket is revoked if a friend’s order and the order that used the ticket are refunded, %s (case 23)',
    async (_, isFriendFirst) => {
      const inviter = await newGuest(town);
      const [one, two] = await guests(2, inviter);
      const lost = (await one?.completed()) ?? 0;
      await two?.completed();
      const own = await inviter.completed();
      await useTicket(inviter, own);
      const refunds = [() => one?.refund(lost), () => inviter.refund(own)];
      for (const refund of isFriendFirst ? refunds : refunds.toReversed()) {
        await refund();
        await town.app.drain();
      }
      expect(await inviter.tickets()).toEqual(['invalid']);
      expect(await inviter.invitation()).toMatchObject({ ordered: 1, friendsMissing: 1, tickets: 0 });
    },
  );

  test('after forty concurrent completions and refunds, there is one ticket for every two friends without a refund (case 23)', async () => {
    const inviter = await newGuest(town);
    const forty = await guests(40, inviter);
    const orders = await inTurn(forty, async (guest) => ({ guest, orderId: await guest.delivered() }));
    const confirmed = await Promise.all(orders.map(({ guest, orderId }) => guest.confirm(orderId)));
    expect(confirmed.every(({ success }) => success)).toBe(true);
    await countSimultaneously(
      town,
      orders.map(({ orderId }) => orderId),
    );
    expect(await validOf(inviter)).toBe(20);
    await town.app.drain();
    expect(await validOf(inviter)).toBe(20);
    expect(await inviter.rewards()).toMatchObject({ pending: 40 * 200 });
    // Half of the friends get a full refund. At the same time, each other friend completes a second order.
    const seconds = await inTurn(orders.slice(20), async ({ guest }) => ({ guest, orderId: await guest.delivered() }));
    await Promise.all([
      ...orders.slice(0, 20).map(({ guest, orderId }) => guest.refund(orderId)),
      ...seconds.map(({ guest, orderId }) => guest.confirm(orderId)),
      countSimultaneously(
        town,
        orders.map(({ orderId }) => orderId),
      ),
    ]);
    await countSimultaneously(
      town,
      [...orders.slice(0, 20), ...seconds].map(({ orderId }) => orderId),
    );
    await town.app.drain();
    expect(await validOf(inviter)).toBe(10);
    expect(await inviter.rewards()).toMatchObject({ pending: 40 * 200 });
    expect(await inviter.invitation()).toMatchObject({ invited: 40, ordered: 20, friendsMissing: 2, tickets: 10 });
    const checked = await checkLedger(town.app.app.database.read);
    expect(checked).toMatchObject({ ok: true, value: { problems: [] } });
  });
});

describe('double-draw tickets for own spending', () => {
  test('a member gets a double-draw ticket for every 500 yuan paid and not refunded (case 23)', async () => {
    const guest = await newGuest(town);
    const each = await priceOf(guest);
    let spent = 0;
    while (spent < 50_000) {
      expect(await guest.tickets()).toEqual([]);
      expect(await guest.invitation()).toMatchObject({ spendingMissing: 50_000 - spent, tickets: 0 });
      await guest.completed();
      spent += each;
    }
    expect(await guest.tickets()).toEqual(['valid']);
    expect(await guest.invitation()).toMatchObject({ spendingMissing: 100_000 - spent, tickets: 1 });
  });

  test('after forty concurrent completions and refunds, tickets match the amount paid and not refunded (case 23)', async () => {
    const guest = await newGuest(town);
    const each = await priceOf(guest);
    const orders = await inTurn(Array.from({ length: 20 }), () => guest.delivered());
    await Promise.all(orders.flatMap((orderId) => [guest.confirm(orderId), guest.confirm(orderId)]));
    await countSimultaneously(town, orders);
    expect(await validOf(guest)).toBe(Math.floor((20 * each) / 50_000));
    await Promise.all([
      ...orders.slice(0, 10).map((orderId) => guest.refund(orderId)),
      countSimultaneously(town, orders),
    ]);
    await countSimultaneously(town, orders);
    expect(await validOf(guest)).toBe(Math.floor((10 * each) / 50_000));
    await town.app.drain();
    expect(await validOf(guest)).toBe(Math.floor((10 * each) / 50_000));
    expect((await guest.invitation()).spendingMissing).toBe(50_000 - ((10 * each) % 50_000));
  });

  test('if an order is refunded after its double-draw ticket was used, reaching 500 yuan again earns no new ticket (case 23)', async () => {
    const guest = await newGuest(town);
    const each = await priceOf(guest);
    const orders = await inTurn(Array.from({ length: Math.ceil(50_000 / each) }), () => guest.completed());
    await useTicket(guest, orders[0] ?? 0);
    await guest.refund(orders[1] ?? 0);
    await town.app.drain();
    expect(await guest.tickets()).toEqual(['used']);
    await guest.completed();
    expect(await guest.tickets()).toEqual(['used']);
    expect(await guest.invitation()).toMatchObject({ spendingMissing: 100_000 - orders.length * each });
  });
});

const priceOf = async (guest: Guest) => {
  const quoted = await town.app.call('quoteOrder', guest.request(), guest.guest);
  return quoted.data.receipt.payable;
};
