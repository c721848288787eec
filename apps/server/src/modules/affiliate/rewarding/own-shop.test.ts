import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  newAddress,
  newMember,
  openSmallCity,
  openTestApp,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';
import { drawingStage, whole } from '../lottery/lottery-in-tests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const read = () => app.app.database.read;

type Ids = { readonly memberId: number; readonly staffId: number };

const workOnOneDevice = async ({ memberId, staffId }: Ids) => {
  const device = randomUUID();
  const now = app.clock.now();
  await sql`INSERT INTO member_device (device_hash, member_id, first_at, last_at)
    VALUES (${device}, ${memberId}, ${now}, ${now})`.execute(read());
  await sql`INSERT INTO staff_device (device_hash, staff_id, first_at, last_at)
    VALUES (${device}, ${staffId}, ${now}, ${now})`.execute(read());
};

const newPhone = () => `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

const haveOnePhone = async ({ memberId, staffId }: Ids) => {
  const phone = newPhone();
  await sql`UPDATE member SET mobile = ${phone} WHERE id = ${memberId}`.execute(read());
  await sql`UPDATE staff SET phone = ${phone} WHERE id = ${staffId}`.execute(read());
};

const staffAtHome = async ({ memberId, staffId }: Ids) => {
  const phone = newPhone();
  await sql`UPDATE member_address SET phone = ${phone} WHERE member_id = ${memberId}`.execute(read());
  await sql`UPDATE staff SET phone = ${phone} WHERE id = ${staffId}`.execute(read());
};

/**
 * Creates a second account that shares the device or card of the guest and the phone number of the restaurant's staff.
 */
const otherAccount = async ({ memberId, staffId }: Ids, share: (otherId: number) => Promise<unknown>) => {
  const { id: otherId } = await newMember(app, 0);
  await haveOnePhone({ memberId: otherId, staffId });
  await share(otherId);
  return memberId;
};

const deviceOfBoth = async (one: number, other: number) => {
  const device = randomUUID();
  for (const id of [one, other]) {
    await sql`INSERT INTO member_device (device_hash, member_id, first_at, last_at)
      VALUES (${device}, ${id}, ${app.clock.now()}, ${app.clock.now()})`.execute(read());
  }
};

const cardOfBoth = async (one: number, other: number) => {
  const card = randomUUID();
  for (const memberId of [one, other]) {
    await sql`WITH bought AS (
        INSERT INTO purchase (number, member_id, kind, state, amount, created_at, pay_before, idempotency_key, request_hash)
        VALUES (${randomUUID()}, ${memberId}, 'top_up', 'paid', 100, ${app.clock.now()}, ${app.clock.now()},
          ${randomUUID()}, '') RETURNING id)
      INSERT INTO payment_attempt (number, purchase_id, method, amount, state, payer, expires_at, created_at)
      SELECT ${randomUUID()}, id, 'stripe', 100, 'settled', ${card}, ${app.clock.now()}, ${app.clock.now()}
      FROM bought`.execute(read());
  }
};

const links: Readonly<Record<string, (ids: Ids) => Promise<unknown>>> = {
  'a device': workOnOneDevice,
  'a phone number': haveOnePhone,
  'the phone number of an address': staffAtHome,
  'a device, through another account,': (ids) => otherAccount(ids, (other) => deviceOfBoth(ids.memberId, other)),
  'a card, through another account,': (ids) => otherAccount(ids, (other) => cardOfBoth(ids.memberId, other)),
};

async function openStage() {
  const city = await openSmallCity(app);
  // All test staff have one phone number, so remove the number from this test's merchant.
  await sql`UPDATE staff SET phone = NULL WHERE id = ${city.merchant.id}`.execute(read());
  const inviter = await newMember(app, 0);
  await sql`UPDATE member SET inviter_id = ${inviter.id} WHERE id = ${city.member.id}`.execute(read());
  const stage = drawingStage(app, city);
  await stage.setTable([{ amount: 100, millionths: whole }]);
  return { city, inviter, stage };
}

const earnedBy = async ({ member }: SmallCity, inviterId: number) => {
  const { rows } = await sql<{ kind: string; kept: number }>`SELECT kind, (amount - taken_back)::int AS kept FROM reward
    WHERE member_id IN (${member.id}, ${inviterId}) ORDER BY kind`.execute(read());
  const progress = await sql<{ amount: number }>`SELECT amount::int FROM ticket_progress
    WHERE member_id IN (${member.id}, ${inviterId}) AND amount > 0`.execute(read());
  return { rewards: rows.filter(({ kept }) => kept > 0), progress: progress.rows.length };
};

describe('rewards of an order at the guest’s own restaurant', () => {
  test.each(Object.entries(links))(
    'an order at a restaurant whose staff share %s with the guest earns no prize draw and no reward (case 24)',
    async (_, link) => {
      const { city, inviter, stage } = await openStage();
      await link({ memberId: city.member.id, staffId: city.merchant.id });
      const orderId = await stage.completed();
      expect((await stage.draw(orderId)).data).toEqual({ reason: 'draw_not_found' });
      expect(await earnedBy(city, inviter.id)).toEqual({ rewards: [], progress: 0 });
      expect((await app.call('membership', {}, stage.guest)).data.spent).toBe(0);
    },
  );

  test('an order at a restaurant that is not the guest’s own earns a prize draw, points and the inviter’s reward', async () => {
    const { city, inviter, stage } = await openStage();
    const orderId = await stage.completed();
    expect((await stage.draw(orderId)).data.amount).toBe(100);
    const { rewards, progress } = await earnedBy(city, inviter.id);
    expect(rewards.map(({ kind }) => kind)).toEqual(['affiliate', 'draw', 'points']);
    expect(progress).toBe(2);
  });

  test('an order at the inviter’s own restaurant earns the guest a prize draw and points, and the inviter nothing (case 24)', async () => {
    const { city, inviter, stage } = await openStage();
    await workOnOneDevice({ memberId: inviter.id, staffId: city.merchant.id });
    const orderId = await stage.completed();
    expect((await stage.draw(orderId)).data.amount).toBe(100);
    const { rewards } = await earnedBy(city, inviter.id);
    expect(rewards.map(({ kind }) => kind)).toEqual(['draw', 'points']);
  });

  test('an unused prize draw ends if the guest later shares a device with the restaurant’s staff', async () => {
    const { city, stage } = await openStage();
    const orderId = await stage.completed();
    await workOnOneDevice({ memberId: city.member.id, staffId: city.merchant.id });
    expect((await stage.draw(orderId)).data).toEqual({ reason: 'draw_over' });
  });
});

test('a platform coupon does not reduce an order at the guest’s own restaurant', async () => {
  const { city, stage } = await openStage();
  const { rows } = await sql<{
    id: number;
  }>`INSERT INTO coupon_campaign (issuer, coupon_group, name, threshold, reduction,
      types, channel, starts_at, ends_at, valid_days, per_member_limit, limit_per, created_at)
    VALUES ('platform', 'shop', '{"zh-CN": "券"}', 1000, 500, '{pickup,pack,delivery}', 'claim', ${app.clock.now()},
      ${new Date(app.clock.now().getTime() + 86_400_000)}, 7, 3, 'campaign', ${app.clock.now()}) RETURNING id`.execute(
    read(),
  );
  await app.call('claimCoupon', { campaignId: rows[0]?.id ?? 0 }, stage.guest);
  const reduction = async () => (await app.call('quoteOrder', stage.request(), stage.guest)).data.receipt.shopCoupon;
  expect(await reduction()).toBe(500);
  await workOnOneDevice({ memberId: city.member.id, staffId: city.merchant.id });
  expect(await reduction()).toBe(0);
});

test('a friend’s order below 20 yuan does not count towards the inviter’s double-draw ticket', async () => {
  const inviter = await newMember(app, 0);
  for (let each = 0; each < 2; each += 1) {
    const { city } = await openStage();
    const member = await newMember(app, 100_000);
    await sql`UPDATE member SET inviter_id = ${inviter.id} WHERE id = ${member.id}`.execute(read());
    const own = drawingStage(app, { ...city, member, addressId: await newAddress(app, member) });
    await sql`UPDATE dish SET price = 1, options = '[]' WHERE shop_id = ${city.shopId}`.execute(read());
    await sql`UPDATE shop SET minimum_delivery = 0, package_fee = 0 WHERE id = ${city.shopId}`.execute(read());
    const lines = [{ dishId: city.noodlesId, quantity: 1, options: {} }];
    const orderId = await placePaid(app, own.city, { ...own.request(), lines });
    await own.deliver(orderId, 'completed');
  }
  expect((await app.call('invitation', {}, { token: inviter.token })).data).toMatchObject({
    ordered: 2,
    friendsMissing: 2,
  });
});
