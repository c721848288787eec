import { minFriendOrder } from '@chifan/domain/affiliate';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export type BarredReason = 'device' | 'payer' | 'shop';

export type CountedOrder = {
  readonly orderId: number;
  readonly memberId: number;
  readonly inviterId: number | null;
  /** Amount in fen that was paid, not refunded, and not covered by a top-up bonus. */
  readonly kept: number;
  readonly barred: BarredReason | null;
  /** True if the restaurant belongs to the guest (rule wallet-12). */
  readonly isOwnShop: boolean;
  readonly completedAt: Date;
};

/** The guest's inviter and the reason why the order earns the inviter nothing. Both are null without an inviter. */
type RewardEligibility = Pick<CountedOrder, 'inviterId' | 'barred' | 'isOwnShop'> & {
  /** Part of the payment in fen that came from a top-up bonus. */
  readonly bonus: number;
  /**
   * Amount and completion time that the last calculation of the order's rewards stored. Null if the rewards were never
   * calculated.
   */
  readonly before: Pick<CountedOrder, 'kept' | 'completedAt'> | null;
};

/**
 * Returns the facts that decide about the rewards of an order. If the rewards were calculated before, returns the facts
 * stored then, otherwise the current facts.
 */
export async function rewardEligibilityOf(
  tx: Tx,
  { orderId, memberId, shopId }: { readonly orderId: number; readonly memberId: number; readonly shopId: number },
): Promise<RewardEligibility> {
  const { rows } = await sql<Omit<RewardEligibility, 'before'> & { kept: number | null; completedAt: Date }>`
    SELECT counted.kept, counted.completed_at AS "completedAt",
      CASE WHEN counted.order_id IS NULL THEN friend.inviter_id ELSE counted.inviter_id END AS "inviterId",
      CASE WHEN counted.order_id IS NOT NULL THEN ${storedBarred} WHEN friend.inviter_id IS NULL THEN NULL
        WHEN ${haveOneDevice} THEN 'device' WHEN ${haveOnePayer} THEN 'payer'
        WHEN own.is_own_shop OR is_own_shop(friend.inviter_id, ${shopId}) THEN 'shop' END AS barred,
      own.is_own_shop AS "isOwnShop",
      coalesce((SELECT amount FROM order_bonus WHERE order_id = ${orderId}), 0)::bigint AS bonus
    FROM member friend LEFT JOIN affiliate_order counted ON counted.order_id = ${orderId}
    CROSS JOIN LATERAL (SELECT CASE WHEN counted.order_id IS NULL THEN is_own_shop(friend.id, ${shopId})
      ELSE counted.is_own_shop END AS is_own_shop OFFSET 0) own
    WHERE friend.id = ${memberId}`.execute(tx);
  const [row] = rows;
  if (!row) return { inviterId: null, barred: null, isOwnShop: false, bonus: 0, before: null };
  const { kept, completedAt, ...standing } = row;
  return { ...standing, before: kept === null ? null : { kept, completedAt } };
}

/** SQL for the stored reason why an order earns the inviter nothing. Null if the guest has no inviter. */
const storedBarred = sql`CASE WHEN counted.inviter_id IS NULL THEN NULL WHEN counted.barred IS NOT NULL THEN counted.barred
  WHEN counted.is_own_shop OR counted.is_inviters_shop THEN 'shop' END`;

const haveOneDevice = sql`EXISTS (
  SELECT FROM member_device one JOIN member_device other ON other.device_hash = one.device_hash
  WHERE one.member_id = friend.id AND other.member_id = friend.inviter_id)`;

/** SQL condition: one payer has paid for guest and inviter. OFFSET 0 makes PostgreSQL use the index of payers. */
const haveOnePayer = sql`EXISTS (
  SELECT FROM (${attemptsOf(sql`friend.id`)}) one
  CROSS JOIN LATERAL (SELECT order_id, purchase_id FROM payment_attempt
    WHERE payer > '' AND payer = one.payer AND method = one.method OFFSET 0) other
  LEFT JOIN customer_order o ON o.id = other.order_id LEFT JOIN purchase p ON p.id = other.purchase_id
  WHERE coalesce(o.member_id, p.member_id) = friend.inviter_id)`;

function attemptsOf(memberId: ReturnType<typeof sql>) {
  return sql`
    SELECT a.payer, a.method FROM customer_order o JOIN payment_attempt a ON a.order_id = o.id
    WHERE o.member_id = ${memberId} AND a.payer > ''
    UNION SELECT a.payer, a.method FROM purchase p JOIN payment_attempt a ON a.purchase_id = p.id
    WHERE p.member_id = ${memberId} AND a.payer > ''`;
}

export async function memberAndInviterOf(executor: Executor, orderId: number): Promise<number[]> {
  const { rows } = await sql<{ memberId: number; inviterId: number | null }>`
    SELECT guest.id AS "memberId", guest.inviter_id AS "inviterId"
    FROM customer_order o JOIN member guest ON guest.id = o.member_id WHERE o.id = ${orderId}`.execute(executor);
  return rows.flatMap(({ memberId, inviterId }) => (inviterId === null ? [memberId] : [memberId, inviterId]));
}

export async function writeCounted(tx: Tx, counted: CountedOrder): Promise<void> {
  const { orderId, memberId, inviterId, kept, barred, isOwnShop, completedAt } = counted;
  await sql`INSERT INTO affiliate_order (order_id, member_id, inviter_id, kept, barred, is_own_shop, is_inviters_shop,
      completed_at)
    VALUES (${orderId}, ${memberId}, ${inviterId}, ${kept}, ${barred === 'shop' ? null : barred}, ${isOwnShop},
      ${barred === 'shop' && !isOwnShop}, ${completedAt})
    ON CONFLICT (order_id) DO UPDATE SET kept = excluded.kept`.execute(tx);
}

/**
 * Stores whether a friend counts towards the inviter's double-draw tickets. @returns the change of the number of
 * friends that count: 1, 0 or -1
 */
export async function recountFriend(tx: Tx, friend: { friendId: number; inviterId: number }): Promise<number> {
  const { rows } = await sql<{ change: number }>`
    WITH standing AS (
      SELECT count(*) > 0 AS has_ordered, count(*) FILTER (WHERE barred IS NULL AND NOT is_own_shop AND NOT is_inviters_shop
          AND kept >= ${minFriendOrder}) > 0 AS is_counted
      FROM affiliate_order WHERE member_id = ${friend.friendId} AND kept > 0
    ), before AS (SELECT is_counted FROM invited_friend WHERE friend_id = ${friend.friendId}), written AS (
      INSERT INTO invited_friend (friend_id, inviter_id, has_ordered, is_counted)
      SELECT ${friend.friendId}::bigint, ${friend.inviterId}::bigint, has_ordered, is_counted FROM standing
      ON CONFLICT (friend_id) DO UPDATE SET has_ordered = excluded.has_ordered, is_counted = excluded.is_counted
    )
    SELECT is_counted::int - coalesce((SELECT is_counted FROM before), false)::int AS change FROM standing`.execute(tx);
  return rows[0]?.change ?? 0;
}
