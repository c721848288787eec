import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import { hour, noodles, tea } from '../../refund/refund-in-tests.ts';
import { checkLedger } from '../../wallet/checking/check-ledger.ts';
import { newGuest, type Town } from '../affiliate-in-tests.ts';

let town: Town;
inSmallCity((opened) => {
  town = opened;
});

const problems = async () => {
  const checked = await checkLedger(town.app.app.database.read);
  return checked.ok ? checked.value.problems : ['refused'];
};

const paidFor = async (orderId: number) => {
  const { rows } = await sql<{ paid: number }>`
    SELECT balance_part + payable AS paid FROM customer_order WHERE id = ${orderId}`.execute(
    town.app.app.database.read,
  );
  return rows[0]?.paid ?? 0;
};

describe('the inviter’s reward for a friend’s completed order', () => {
  test('a friend’s completed order earns the inviter 2% of the price of the dishes, credited a day later', async () => {
    const inviter = await newGuest(town);
    const friend = await newGuest(town, inviter.member);
    expect(await inviter.invitation()).toMatchObject({ invited: 1, ordered: 0, earned: 0, pending: 0, permille: 20 });
    const orderId = await friend.delivered();
    expect(await inviter.rewards()).toMatchObject({ pending: 0, rewards: { total: 0 } });
    await friend.confirm(orderId);
    await town.app.drain();
    expect(await inviter.invitation()).toMatchObject({ invited: 1, ordered: 1, earned: 0, pending: 200 });
    const dueAt = new Date(town.app.clock.now().getTime() + 24 * hour).toISOString();
    const waiting = { kind: 'affiliate', state: 'pending', amount: 200, friend: 'G•••', orderId: null, dueAt };
    expect(await inviter.rewards()).toMatchObject({
      balance: 0,
      pending: 200,
      drawn: 0,
      rewards: { total: 1, records: [{ ...waiting, orderNumber: null }] },
    });
    const unreceived = await town.app.call('unreceived', { asset: 'balance' }, inviter.guest);
    expect(unreceived.data.rewards.records).toMatchObject([{ kind: 'affiliate', orderId: null, orderNumber: null }]);
    await friend.pass(24 * hour - 1);
    expect(await inviter.rewards()).toMatchObject({ balance: 0, pending: 200 });
    await friend.pass(1);
    expect(await inviter.rewards()).toMatchObject({
      balance: 200,
      pending: 0,
      rewards: { records: [{ state: 'credited' }] },
    });
    expect(await inviter.invitation()).toMatchObject({ earned: 200, pending: 0 });
    expect((await inviter.friends()).records).toMatchObject([{ name: 'G•••', hasOrdered: true, earned: 200 }]);
    expect(await problems()).toEqual([]);
  });

  test('a friend’s order earns nothing for the inviter of the inviter', async () => {
    const first = await newGuest(town);
    const second = await newGuest(town, first.member);
    await (await newGuest(town, second.member)).completed();
    expect((await second.rewards()).pending).toBe(200);
    expect(await first.rewards()).toMatchObject({ pending: 0, rewards: { total: 0 } });
  });

  test('a friend’s order with a partial refund before completion earns the inviter 2% of the price of the dishes, reduced in proportion to the refund', async () => {
    const inviter = await newGuest(town);
    const friend = await newGuest(town, inviter.member);
    const orderId = await friend.paid();
    await friend.deliver(orderId, 'accepted');
    const { most } = (await friend.preview(orderId, [tea])).data;
    const asked = await friend.apply(orderId, [tea], most);
    await town.app.call('grantRefund', { refundId: asked.data.id, amount: most }, friend.staff.merchant);
    await friend.deliver(orderId, 'completed');
    const paid = await paidFor(orderId);
    const reward = Math.floor((10_000 * 20 * (paid - most)) / (paid * 1_000));
    expect((await inviter.rewards()).pending).toBe(reward);
    await friend.refund(orderId, [noodles(2)]);
    await town.app.drain();
    expect((await inviter.rewards()).pending).toBeLessThan(reward);
    expect(await problems()).toEqual([]);
  });

  test('a refund between the completion of a friend’s order and the calculation of its reward reduces the reward once', async () => {
    const inviter = await newGuest(town);
    const friend = await newGuest(town, inviter.member);
    const orderId = await friend.delivered();
    await friend.confirm(orderId);
    const back = await friend.refund(orderId, [tea]);
    await town.app.drain();
    const paid = await paidFor(orderId);
    const reward = Math.floor((10_000 * 20 * (paid - back)) / (paid * 1_000));
    expect((await inviter.rewards()).pending).toBe(reward);
    await friend.pass(25 * hour);
    expect(await inviter.rewards()).toMatchObject({ balance: reward, pending: 0 });
    expect(await problems()).toEqual([]);
  });

  test('a refund of a friend’s order takes back the inviter’s reward, whether pending or credited', async () => {
    const inviter = await newGuest(town);
    const friend = await newGuest(town, inviter.member);
    const first = await friend.completed();
    await friend.refund(first);
    await town.app.drain();
    expect(await inviter.rewards()).toMatchObject({
      pending: 0,
      rewards: { records: [{ state: 'taken_back', amount: 0 }] },
    });
    expect((await inviter.friends()).records).toMatchObject([{ hasOrdered: false, earned: 0 }]);
    expect(await inviter.invitation()).toMatchObject({ ordered: 0, friendsMissing: 2 });
    const second = await friend.completed();
    await friend.pass(23 * hour);
    const { most } = (await friend.preview(second, [tea])).data;
    const asked = await friend.apply(second, [tea], most);
    await friend.pass(hour);
    await town.app.call('grantRefund', { refundId: asked.data.id, amount: most }, friend.staff.merchant);
    await friend.pass(2 * hour);
    const { balance, pending } = await inviter.rewards();
    expect(pending).toBe(0);
    expect(balance).toBeLessThan(200);
    expect(balance).toBeGreaterThan(0);
    expect(await problems()).toEqual([]);
  });
});
