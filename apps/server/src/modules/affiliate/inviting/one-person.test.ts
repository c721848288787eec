import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  newAddress,
  newMember,
  noodlesDelivered,
  openTestCityWithCards,
  quoteAndPlace,
  type SmallCity,
  type TestAppWithCards,
  type TestPerson,
} from '../../../testing/index.ts';
import { knownAtWeChat, mei } from '../../../testing/we-chat-guest.ts';
import { callFromAfar, password, registered } from '../../member/member-in-tests.ts';
import { createGateways, type Gateways } from '../../payment/index.ts';
import { stageOf } from '../../refund/refund-in-tests.ts';
import { computeOrderRewards } from '../rewarding/compute-order-rewards.ts';
import { fetchPayersJobs } from '../rewarding/fetch-payers.job.ts';

let app: TestAppWithCards;
let city: SmallCity;
beforeAll(async () => {
  ({ app, city } = await openTestCityWithCards());
  await app.call('setTopUpTiers', { tiers: [{ amount: 10_000, bonus: 0 }] }, { token: city.operator.token });
});
afterAll(() => app.close());

const read = () => app.app.database.read;
const newEmail = () => `${randomUUID()}@example.com`;

async function broughtBy(member: TestPerson, inviter: TestPerson, pay: (orderId: number) => Promise<unknown>) {
  const own = { ...city, member, addressId: await newAddress(app, member) };
  const placed = await quoteAndPlace(app, member, noodlesDelivered(own));
  const orderId = placed.data?.orderId ?? 0;
  await pay(orderId);
  await expect.poll(() => stateOf(orderId), { interval: 10 }).toBe('pending');
  await stageOf(app, own).deliver(orderId, 'completed');
  await app.drain();
  const { data } = await app.call('invitation', {}, { token: inviter.token });
  return {
    pending: data.pending,
    ordered: data.ordered,
    friendsMissing: data.friendsMissing,
    why: await whyNot(orderId),
  };
}

const stateOf = async (orderId: number) => {
  await app.drain();
  const { rows } = await sql<{ state: string }>`SELECT state FROM customer_order WHERE id = ${orderId}`.execute(read());
  return rows[0]?.state;
};
const whyNot = async (orderId: number) => {
  const { rows } = await sql<{ barred: string | null }>`
    SELECT barred FROM affiliate_order WHERE order_id = ${orderId}`.execute(read());
  return rows[0]?.barred;
};

const rewarded = { pending: 176, ordered: 1, friendsMissing: 1, why: null };
const unrewarded = (why: 'device' | 'payer') => ({ pending: 0, ordered: 1, friendsMissing: 2, why });

const started = (
  member: TestPerson,
  of: { orderId: number } | { purchaseId: number },
  method: 'stripe' | 'alipay' | 'wechat',
) =>
  app.call(
    'startPayment',
    { ...of, method, environment: method === 'wechat' ? 'wechat' : 'browser' },
    { token: member.token },
  );

describe('an order of a guest who shares a device with the inviter', () => {
  const signUp = async (more: { inviterId?: number; device?: string } = {}) => {
    const email = newEmail();
    const { token, memberId: id } = await registered(app, email, more);
    return { id, token, email };
  };
  const byCard = (member: TestPerson) => async (orderId: number) => {
    const { data } = await started(member, { orderId }, 'stripe');
    await app.payByCard(data.clientData?.['clientSecret'] ?? '');
  };

  test('an order of a friend who registered on the inviter’s device earns the inviter nothing (case 24)', async () => {
    const device = randomUUID();
    const inviter = await signUp({ device });
    const friend = await signUp({ device, inviterId: inviter.id });
    expect(await broughtBy(friend, inviter, byCard(friend))).toEqual(unrewarded('device'));
    const friends = (await app.call('invitedFriends', {}, { token: inviter.token })).data.records;
    expect(friends).toMatchObject([{ hasOrdered: true, earned: 0 }]);
  });

  test('an order of a friend who later signed in on the inviter’s device earns the inviter nothing (case 24)', async () => {
    const device = randomUUID();
    const inviter = await signUp({ device });
    const friend = await signUp({ inviterId: inviter.id });
    const later = await callFromAfar(app, 'login', { email: friend.email, password }, { device });
    expect(later.success).toBe(true);
    expect(await broughtBy(friend, inviter, byCard(friend))).toEqual(unrewarded('device'));
  });

  test('an order earns the inviter a reward if friend and inviter use different devices', async () => {
    const inviter = await signUp({ device: randomUUID() });
    const friend = await signUp({ inviterId: inviter.id, device: randomUUID() });
    await signUp();
    expect(await broughtBy(friend, inviter, byCard(friend))).toEqual(rewarded);
    const { rows } = await sql<{ device: string }>`SELECT device_hash AS device FROM member_device`.execute(read());
    expect(rows.every(({ device }) => /^[0-9a-f]{64}$/.test(device))).toBe(true);
  });
});

describe('an order of a guest who shares a payment account with the inviter', () => {
  const pair = async () => {
    const [inviter, friend] = [await newMember(app, 0), await newMember(app, 0)];
    await sql`UPDATE member SET inviter_id = ${inviter.id} WHERE id = ${friend.id}`.execute(read());
    return { inviter, friend };
  };
  type Pay = (member: TestPerson, payer: string, of: { orderId: number } | { purchaseId: number }) => Promise<unknown>;
  const ways: Readonly<Record<'stripe' | 'alipay' | 'wechat', { pay: Pay; one: string; other: string }>> = {
    stripe: {
      pay: async (member, card, of) => {
        const { data } = await started(member, of, 'stripe');
        await app.payByCard(data.clientData?.['clientSecret'] ?? '', card);
      },
      one: '4242424242424242',
      other: '5555555555554444',
    },
    alipay: {
      pay: async (member, buyer, of) => {
        const { data } = await started(member, of, 'alipay');
        const cashier = await fetch(new URL(data.clientData?.['payUrl'] ?? '', app.url));
        const token = /data-token="(\w+)"/.exec(await cashier.text())?.[1];
        await app.atSandbox('alipay/pay', { token, outcome: 'pay', buyer });
      },
      one: '2088000000000001',
      other: '2088000000000002',
    },
    wechat: {
      // An openId belongs to one member at a time, so remove it from the previous member first.
      pay: async (member, openId, of) => {
        await sql`UPDATE member SET wechat_open_id = NULL WHERE wechat_open_id = ${openId}`.execute(read());
        await knownAtWeChat(app, member, openId);
        const { data } = await started(member, of, 'wechat');
        await app.atSandbox('wechat/pay', data.clientData ?? {});
      },
      one: mei,
      other: 'oSandbox_jonas_0002',
    },
  };
  const toppedUp = async (member: TestPerson, pay: (of: { purchaseId: number }) => Promise<unknown>) => {
    const { data } = await app.call('startTopUp', { amount: 10_000 }, { token: member.token });
    await pay({ purchaseId: data.id });
    const isPaid = async () => {
      await app.drain();
      return (await app.call('showPurchase', { purchaseId: data.id }, { token: member.token })).data.state;
    };
    await expect.poll(isPaid, { interval: 10 }).toBe('paid');
  };

  test.each(Object.entries(ways))(
    'a friend’s order paid with the inviter’s %s account or card earns the inviter nothing (case 24)',
    async (_name, { pay, one }) => {
      const { inviter, friend } = await pair();
      await toppedUp(inviter, (of) => pay(inviter, one, of));
      expect(await broughtBy(friend, inviter, (orderId) => pay(friend, one, { orderId }))).toEqual(unrewarded('payer'));
    },
  );

  test.each(Object.entries(ways))(
    'a friend’s order paid with another %s account or card than the inviter’s earns the inviter a reward',
    async (_name, { pay, one, other }) => {
      const { inviter, friend } = await pair();
      await toppedUp(inviter, (of) => pay(inviter, one, of));
      expect(await broughtBy(friend, inviter, (orderId) => pay(friend, other, { orderId }))).toEqual(rewarded);
    },
  );

  test('a friend’s order paid with the inviter’s card earns the inviter nothing, even if the gateway no longer finds another payment of the inviter (case 24)', async () => {
    const { inviter, friend } = await pair();
    const { pay, one, other } = ways.stripe;
    await toppedUp(inviter, (of) => pay(inviter, one, of));
    for (let time = 0; time < 9; time += 1) await toppedUp(inviter, (of) => pay(inviter, other, of));
    await sql`UPDATE payment_attempt SET gateway_reference = 'pi_gone' WHERE id = (SELECT max(a.id)
      FROM payment_attempt a JOIN purchase p ON p.id = a.purchase_id WHERE p.member_id = ${inviter.id})`.execute(
      read(),
    );
    expect(await broughtBy(friend, inviter, (orderId) => pay(friend, one, { orderId }))).toEqual(unrewarded('payer'));
  });

  const unheard = async (friend: TestPerson, card: string) => {
    const own = { ...city, member: friend, addressId: await newAddress(app, friend) };
    const orderId = (await quoteAndPlace(app, friend, noodlesDelivered(own))).data?.orderId ?? 0;
    await ways.stripe.pay(friend, card, { orderId });
    await expect.poll(() => stateOf(orderId), { interval: 10 }).toBe('pending');
    await stageOf(app, own).deliver(orderId, 'delivered');
    await app.call('confirmOrder', { orderId }, { token: friend.token });
    return orderId;
  };

  test('if a gateway does not return the payer of a payment, the server repeats the query, in the end every hour', async () => {
    const { inviter, friend } = await pair();
    const { pay, one, other } = ways.stripe;
    await toppedUp(inviter, (of) => pay(inviter, one, of));
    const orderId = await unheard(friend, other);
    const gateways = createGateways(app.app.platform.config);
    const deaf = { ...gateways, stripe: { ...gateways.stripe, payerOf: () => Promise.reject(new Error('no answer')) } };
    const job = fetchPayersJobs(app.app.platform, deaf as Gateways)['affiliate.learn-payers'];
    for (let tries = 0; tries < 30; tries += 1)
      if (job && 'outside' in job) await job.outside({ orderId, tries } as never);
    const { rows } = await sql<{ last: Date }>`SELECT max(run_at) AS last FROM job
      WHERE kind = 'affiliate.learn-payers'`.execute(read());
    expect(rows[0]?.last).toEqual(new Date(app.clock.now().getTime() + 3_600_000));
    await sql`DELETE FROM job WHERE kind = 'affiliate.learn-payers' AND key <> ${`affiliate.learn-payers:${orderId}:30`}
      OR kind LIKE 'order.earned%'`.execute(read());
    expect(await whyNot(orderId)).toBeUndefined();
    app.clock.advance(3_600_001);
    await app.drain();
    expect(await whyNot(orderId)).toBeNull();
  });

  test('a friend’s order earns the inviter no reward until the gateway has named the payer', async () => {
    const { inviter, friend } = await pair();
    const { pay, one } = ways.stripe;
    await toppedUp(inviter, (of) => pay(inviter, one, of));
    const orderId = await unheard(friend, one);
    const { database, platform } = app.app;
    const counted = await database.transact((tx, after) => computeOrderRewards(platform, tx, { orderId }, after));
    expect([counted, await whyNot(orderId)]).toEqual(['payers_unknown', undefined]);
    await app.drain();
    expect(await whyNot(orderId)).toBe('payer');
  });
});
