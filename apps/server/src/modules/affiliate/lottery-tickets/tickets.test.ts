import { describe, expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import { tea } from '../../refund/refund-in-tests.ts';
import { type Guest, newGuest, type Town } from '../affiliate-in-tests.ts';
import { guestsOf, inTurn, priceOf } from './tickets-in-tests.ts';

let town: Town;
inSmallCity((opened) => {
  town = opened;
});

const guests = (count: number, inviter: Guest) => guestsOf(town, { count, inviter });
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
});

describe('double-draw tickets for own spending', () => {
  test('a member gets a double-draw ticket for every 500 yuan paid and not refunded (case 23)', async () => {
    const guest = await newGuest(town);
    const each = await priceOf(town, guest);
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

  test('if an order is refunded after its double-draw ticket was used, reaching 500 yuan again earns no new ticket (case 23)', async () => {
    const guest = await newGuest(town);
    const each = await priceOf(town, guest);
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
