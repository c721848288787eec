import { toMercator } from '@chifan/domain/address';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { writePaymentPassword } from '../../modules/member/index.ts';
import { grantReward } from '../../modules/wallet/index.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { openTestCityWithCards } from '../../testing/index.ts';
import { type TestAppWithCards } from '../card-gateway.ts';
import { noonInShanghai } from '../open-test-app.ts';
import { newSetMeal, newSetMealCodes } from '../set-meals.ts';
import {
  centre,
  newMember,
  newStaff,
  paymentPassword,
  readHours,
  type SmallCity,
  type TestPerson,
} from '../small-city.ts';
import { knownAtWeChat, mei } from '../we-chat-guest.ts';
import { type Campaign, hour, setTimer, type World } from './model-state.ts';
import { expireCoupons, monthlyBonus, topUpTier } from './purchase-rules.ts';
import { fullReduction, menu, setMealTerms } from './sums.ts';
import { newReality, type Reality } from './system.ts';

/**
 * A server with its own database, clock and gateways, on which a test plays random histories (sequences of actions) one
 * after the other.
 */
export type Lane = {
  readonly test: TestAppWithCards;
  readonly city: SmallCity;
  readonly reached: Map<string, number>;
};

/**
 * The server objects of one random history: a guest, a shop, its menu and its campaigns. Other histories do not use
 * them.
 */
export type Stage = Lane & {
  readonly member: TestPerson;
  readonly shopId: number;
  readonly noodlesId: number;
  readonly teaId: number;
  readonly addressId: number;
  readonly setMealId: number;
  readonly reality: Reality;
};

/**
 * Maximum number of database connections. More connections are rarely needed, and each connection has to plan its
 * statements again.
 */
const databasePool = 4;

/**
 * Opens a server for random histories. The server sends no mail, because mails do not matter for money rules and would
 * cause two in five statements.
 */
export async function openLane(): Promise<Lane> {
  const { app: test, city } = await openTestCityWithCards({ smtpUrl: null, databasePool });
  await test.call('setTopUpTiers', { tiers: [topUpTier], monthlyBonus }, { token: city.operator.token });
  // The gateways send no notification automatically. Each history decides when and how a notification arrives.
  for (const gateway of ['stripe', 'alipay', 'wechat'])
    await test.atSandbox(`${gateway}/faults`, { drop: 1_000_000_000, refundMs: 0 });
  return { test, city, reached: new Map() };
}

/**
 * A hash with little memory and time. A hash of production strength would take as long as all other work of a history.
 */
const quickHash = hash(paymentPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export type Beginning = {
  readonly balance: number;
  readonly stock: number;
  /** Affiliate money that the guest already earned through friends, in fen. */
  readonly affiliate: number;
  /**
   * Whether the shop counts as the guest's own, because the guest and one of its staff use the same device (rule
   * wallet-12).
   */
  readonly isOwnShop: boolean;
  readonly spent: number;
  /** Whether the guest was invited by a member who already has one other friend. */
  readonly isInvited: boolean;
};

/** Starts a new random history at noon, whatever time the clock shows after the last history. */
export async function openHistory(lane: Lane, beginning: Beginning): Promise<{ world: World; real: Stage }> {
  const { balance, stock, affiliate, spent, isInvited } = beginning;
  const { test } = lane;
  const { read } = test.app.database;
  test.clock.set(noonInShanghai);
  await sql`DELETE FROM job`.execute(read);
  await enqueue(read, { kind: 'coupon.expire', payload: {}, runAt: test.clock.now() });
  await sql`UPDATE member SET wechat_open_id = NULL WHERE wechat_open_id = ${mei}`.execute(read);
  // Only the new courier is on duty and free, so this courier gets every delivery offer.
  await sql`UPDATE staff SET is_on_duty = false WHERE role = 'courier'`.execute(read);
  const courier = await newStaff(test, 'courier');
  const member = await newMember(test, balance);
  await writePaymentPassword(read, member.id, await quickHash);
  await knownAtWeChat(test, member, mei);
  const place = await insertPlace(lane, member, stock);
  const setMeal = await insertBrandsSetMeal(lane, place.shopId);
  if (beginning.isOwnShop) await workThere(lane, member, place);
  const inviterId = await insertProgress(lane, member, beginning);
  if (affiliate > 0) await giveAffiliateBalance(lane, member, affiliate);
  const ledger = [
    [`member_balance:${member.id}`, balance],
    ['topup_bonus', -balance],
    [`member_affiliate:${member.id}`, affiliate],
    ['affiliate_issued', -affiliate],
  ] as const;
  const world: World = {
    now: test.clock.now().getTime(),
    memberId: member.id,
    shopId: place.shopId,
    courierId: courier.id,
    inviterId,
    ledger: new Map(ledger),
    bonus: 0,
    bonusSpent: 0,
    isOwnShop: beginning.isOwnShop,
    stock,
    setMeal: { ...setMeal, stock: setMealTerms.stock, codes: setMealTerms.codes },
    orders: [],
    coupons: [],
    campaigns: await insertCampaigns(lane, place.shopId),
    purchases: [],
    progress: {
      spending: { amount: spent, issued: 0, numbered: 0 },
      friends: { amount: isInvited ? 1 : 0, issued: 0, numbered: 0 },
    },
    tickets: [],
    withdrawals: [],
    timers: [],
  };
  setTimer(world, world.now, expireCoupons);
  const of = { memberId: member.id, inviterId, shopId: place.shopId, teaId: place.teaId, setMealId: setMeal.id };
  return {
    world,
    real: {
      ...lane,
      city: { ...lane.city, courier },
      member,
      ...place,
      setMealId: setMeal.id,
      reality: await newReality(test, of, ledger),
    },
  };
}

type Place = Pick<Stage, 'shopId' | 'noodlesId' | 'teaId' | 'addressId'>;

async function workThere({ test }: Lane, { id }: TestPerson, { shopId }: Place): Promise<void> {
  const phone = `188${String(id).padStart(8, '0')}`;
  await sql`WITH cook AS (
      INSERT INTO staff (login, password_hash, role, name, phone, created_at)
      VALUES (${`cook-${id}`}, '', 'merchant', '小王', ${phone}, ${test.clock.now()}) RETURNING id
    ), at_work AS (INSERT INTO staff_shop (staff_id, shop_id) SELECT id, ${shopId} FROM cook)
    UPDATE member SET mobile = ${phone} WHERE id = ${id}`.execute(test.app.database.read);
}

const alwaysOpen = JSON.stringify(readHours('24/7'));

async function insertPlace({ test, city }: Lane, member: TestPerson, stock: number): Promise<Place> {
  const now = test.clock.now();
  const { x, y } = toMercator(centre);
  const { rows } = await sql<Place>`
    WITH home AS (
      INSERT INTO member_address (member_id, contact, phone, city, address_zh, address, door_number, lat, lng, created_at)
      VALUES (${member.id}, 'Guest', '13912345678', 'Shanghai', '福州路200号', '200 Fuzhou Road', '1', 31.234, 121.476,
        ${now}) RETURNING id
    ), place AS (
      INSERT INTO shop (source_id, source, name, name_zh, pinyin, types, cuisine, lat, lng, xy, opening_hours,
        radius_metres, minimum_delivery, package_fee, delivery_base_fee, full_reductions, state, created_at, updated_at)
      VALUES (${`model:${member.id}`}, '', '{"en": "Noodle House", "zh-CN": "面馆"}', '面馆', 'miàn guǎn', '{asian}',
        'noodles', ${centre.lat}, ${centre.lng}, point(${x}, ${y}), ${alwaysOpen}::jsonb, 3000, ${menu.minimumDelivery},
        ${menu.packageFee}, ${menu.deliveryFee}, ${JSON.stringify([fullReduction])}::jsonb, 'live', ${now}, ${now}) RETURNING id
    ), staffed AS (
      INSERT INTO staff_shop (staff_id, shop_id) SELECT ${city.merchant.id}::bigint, id FROM place
    ), chapter AS (
      INSERT INTO dish_category (shop_id, key, name, position) SELECT id, 'all', '{"zh-CN": "菜"}', 0 FROM place
      RETURNING id, shop_id
    ), dishes AS (
      INSERT INTO dish (shop_id, category_id, key, name, pinyin, price, stock, position)
      SELECT shop_id, id, key, '{"zh-CN": "菜"}', 'cài', price, stock, 0
      FROM chapter, (VALUES ('noodles', ${menu.noodles}::int, NULL::int), ('tea', ${menu.tea}::int, ${stock}::int))
        AS menu(key, price, stock)
      RETURNING id, key
    )
    SELECT place.id AS "shopId", home.id AS "addressId", noodles.id AS "noodlesId", tea.id AS "teaId"
    FROM place, home, dishes noodles, dishes tea WHERE noodles.key = 'noodles' AND tea.key = 'tea'`.execute(
    test.app.database.read,
  );
  const [place] = rows;
  if (!place) throw new Error('there is no shop to begin with');
  return place;
}

/** Inserts a set meal of a brand whose only branch is the shop of the history. */
async function insertBrandsSetMeal({ test }: Lane, shopId: number) {
  const { sharePermille, codes, ...terms } = setMealTerms;
  const { rows } = await sql<{ id: number }>`INSERT INTO brand (slug, name, plate, share_permille)
    VALUES (${`model-${shopId}`}, '{"zh-CN": "面馆连锁"}', 'noodle-soup', ${sharePermille}) RETURNING id`.execute(
    test.app.database.read,
  );
  const brandId = rows[0]?.id ?? 0;
  const sold = { ...terms, codeSource: 'brand', originalPrice: terms.price } as const;
  const id = await newSetMeal(test, { brandId, branchIds: [shopId, shopId, shopId] }, sold, [shopId]);
  await newSetMealCodes(test, id, { count: codes });
  return { id, brandId };
}

async function giveAffiliateBalance({ test }: Lane, { id: memberId }: TestPerson, amount: number): Promise<void> {
  const at = test.clock.now();
  const completedAt = new Date(at.getTime() - 25 * hour);
  const reward = { orderId: 0, memberId, kind: 'affiliate', amount, base: amount, completedAt, at } as const;
  await test.app.database.transact((tx) => grantReward(tx, reward));
  await test.drain();
}

async function insertProgress(
  { test }: Lane,
  { id }: TestPerson,
  { spent, isInvited }: Beginning,
): Promise<number | null> {
  const { rows } = await sql<{ inviterId: number }>`
    WITH inviter AS (
      INSERT INTO member (name, language, created_at) SELECT 'Friend', 'en', ${test.clock.now()} WHERE ${isInvited}
      RETURNING id
    ), invited AS (
      UPDATE member SET inviter_id = inviter.id FROM inviter WHERE member.id = ${id}
    ), progress AS (
      INSERT INTO ticket_progress (member_id, source, amount)
      SELECT ${id}::bigint, 'spending', ${spent}::bigint UNION ALL SELECT id, 'friends', 1 FROM inviter
    )
    SELECT id AS "inviterId" FROM inviter`.execute(test.app.database.read);
  return rows[0]?.inviterId ?? null;
}

const every = { threshold: 0, reduction: 0, percent: 0, maxRebate: 0, price: null, budget: null, issued: 0 } as const;

/** Four campaigns: a coupon of the shop, a delivery coupon, a rebate card, and a paid coupon with a small budget. */
const campaigns: readonly Omit<Campaign, 'id'>[] = [
  { ...every, group: 'shop', issuer: 'shop', threshold: 3_000, reduction: 503, validDays: 1, limit: 2 },
  { ...every, group: 'delivery', issuer: 'platform', reduction: 307, validDays: 2, limit: 2 },
  {
    ...every,
    group: 'rebate',
    issuer: 'platform',
    threshold: 2_000,
    percent: 10,
    maxRebate: 701,
    validDays: 3,
    limit: 1,
  },
  {
    ...every,
    group: 'shop',
    issuer: 'platform',
    threshold: 2_000,
    reduction: 911,
    price: 211,
    validDays: 7,
    budget: 2,
    limit: 3,
  },
];

async function insertCampaigns({ test }: Lane, shopId: number): Promise<Campaign[]> {
  const now = test.clock.now();
  const terms = campaigns.map(({ group, issuer, threshold, reduction, percent, maxRebate, ...rest }, at) => ({
    ...rest,
    at,
    group,
    issuer,
    threshold,
    reduction,
    percent: percent || null,
    most: maxRebate || null,
    channel: rest.price === null ? 'claim' : 'bought',
    types: group === 'delivery' ? ['delivery'] : ['pickup', 'pack', 'delivery'],
  }));
  const { rows } = await sql<{ id: number }>`
    INSERT INTO coupon_campaign (issuer, shop_id, coupon_group, name, threshold, reduction, rebate_percent, max_rebate,
      types, channel, price, starts_at, ends_at, valid_days, budget, per_member_limit, limit_per, created_at)
    SELECT issuer, ${shopId}, "group", '{"zh-CN": "券"}', threshold, reduction, percent, most, types, channel, price,
      ${now}, ${new Date(now.getTime() + 40 * 86_400_000)}, "validDays", budget, "limit", 'campaign', ${now}
    FROM jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) AS t(at int, issuer text, "group" text, threshold int,
      reduction int, percent int, most int, types text[], channel text, price int, "validDays" int, budget int,
      "limit" int) ORDER BY at RETURNING id`.execute(test.app.database.read);
  return campaigns.map((campaign, at) => ({ ...campaign, id: rows[at]?.id ?? 0 }));
}
