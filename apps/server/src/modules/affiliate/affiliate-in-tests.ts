import { sql } from 'kysely';
import { newAddress, newMember, type SmallCity, type TestApp, type TestPerson } from '../../testing/index.ts';
import { everything, type Item, stageOf } from '../refund/refund-in-tests.ts';
import { computeOrderRewards } from './rewarding/compute-order-rewards.ts';

export type Town = { readonly app: TestApp; readonly city: SmallCity };

export type Guest = Awaited<ReturnType<typeof newGuest>>;

export async function newGuest({ app, city }: Town, inviter?: TestPerson) {
  const member = await newMember(app, 0);
  if (inviter) await sql`UPDATE member SET inviter_id = ${inviter.id} WHERE id = ${member.id}`.execute(read(app));
  const stage = stageOf(app, { ...city, member, addressId: await newAddress(app, member) });
  const { guest, staff } = stage;
  const refund = async (orderId: number, items: Item[] = everything) => {
    const { most } = (await stage.preview(orderId, items)).data;
    const asked = await stage.apply(orderId, items, most);
    const granted = await app.call('grantRefund', { refundId: asked.data.id, amount: most }, staff.merchant);
    if (!granted.success) throw new Error(`not refunded: ${JSON.stringify(granted)}`);
    return most;
  };
  return {
    ...stage,
    member,
    refund,
    delivered: async () => {
      const orderId = await stage.paid();
      await stage.deliver(orderId, 'delivered');
      return orderId;
    },
    completed: async () => {
      const orderId = await stage.paid();
      await stage.deliver(orderId, 'completed');
      return orderId;
    },
    confirm: (orderId: number) => app.call('confirmOrder', { orderId }, guest),
    invitation: async () => (await app.call('invitation', {}, guest)).data,
    friends: async () => (await app.call('invitedFriends', {}, guest)).data,
    rewards: async (kind: 'all' | 'affiliate' = 'all') => (await app.call('affiliateRewards', { kind }, guest)).data,
    tickets: () => ticketsOf(app, member),
  };
}

async function ticketsOf(app: TestApp, { id }: TestPerson): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    SELECT coupon.state FROM coupon JOIN coupon_campaign campaign ON campaign.id = coupon.campaign_id
    WHERE campaign.coupon_group = 'double_draw' AND coupon.member_id = ${id} ORDER BY coupon.id`.execute(read(app));
  return rows.map(({ state }) => state);
}

const read = (app: TestApp) => app.app.database.read;

/** Runs `computeOrderRewards` for the given orders in forty concurrent transactions, as background workers would. */
export async function countSimultaneously({ app }: Town, orderIds: readonly number[]): Promise<void> {
  const { database, platform } = app.app;
  const workers = Array.from({ length: 40 }, (_, index) => orderIds[index % orderIds.length] ?? 0);
  await Promise.all(
    workers.map((orderId) =>
      database.transact(async (tx, after) => {
        await computeOrderRewards(platform, tx, { orderId }, after);
      }),
    ),
  );
}
