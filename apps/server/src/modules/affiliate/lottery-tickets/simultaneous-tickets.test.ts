import { expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import { checkLedger } from '../../wallet/checking/check-ledger.ts';
import { countSimultaneously, newGuest, type Town } from '../affiliate-in-tests.ts';
import { guestsOf, inTurn, priceOf, validOf } from './tickets-in-tests.ts';

let town: Town;
inSmallCity((opened) => {
  town = opened;
});

test('after forty concurrent completions and refunds, an inviter has one double-draw ticket for every two friends without a refund (case 23)', async () => {
  const inviter = await newGuest(town);
  const forty = await guestsOf(town, { count: 40, inviter });
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

test('after forty concurrent completions and refunds, double-draw tickets match the amount that a member paid without a refund (case 23)', async () => {
  const guest = await newGuest(town);
  const each = await priceOf(town, guest);
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
