import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newCampaign, placeAnother } from '../../../testing/index.ts';
import { hour, type Item, movedBetween, noodles, openRefundStage, type RefundStage, tea } from '../refund-in-tests.ts';

let stage: RefundStage;

beforeAll(async () => {
  stage = await openRefundStage();
  await sql`UPDATE shop SET delivery_base_fee = 500 WHERE id = ${stage.city.shopId}`.execute(
    stage.test.app.database.read,
  );
});
afterAll(async () => {
  const { data } = await stage.test.call('ledgerCheck', {}, stage.staff.operator);
  expect(data).toMatchObject({ isBalanced: true, problems: [] });
  await stage.test.close();
});

type Liable = 'merchant' | 'courier' | 'platform';
type Choice = { kind: 'all' | 'amount' | 'dishes'; amount?: number; items?: Item[] };

const choices: Readonly<Record<'everything' | 'an amount' | 'all as an amount' | 'one dish' | 'all dishes', Choice>> = {
  everything: { kind: 'all' },
  'an amount': { kind: 'amount', amount: 1_001 },
  'all as an amount': { kind: 'amount', amount: 9_900 },
  'one dish': { kind: 'dishes', items: [noodles(1)] },
  'all dishes': { kind: 'dishes', items: [noodles(2), tea] },
};

/** Returns the error reason of a refused API call. */
const reasonOf = ({ data }: { readonly data: object }) => (data as { reason?: string }).reason;

const preview = (orderId: number, choice: Choice, liable: Liable = 'merchant') =>
  stage.test.call('previewOperatorRefund', { orderId, ...choice, liable }, stage.staff.operator);

async function refund(
  orderId: number,
  choice: Choice,
  { liable = 'merchant', key = randomUUID(), version }: { liable?: Liable; key?: string; version?: number } = {},
) {
  const seen = version ?? (await preview(orderId, choice, liable)).data.version ?? 0;
  return stage.test.call(
    'refundByOperator',
    { orderId, ...choice, liable, reason: 14, note: '客服核实', version: seen },
    { ...stage.staff.operator, idempotencyKey: key },
  );
}

/** Places and pays an order with a coupon that the platform pays for. */
async function paidWithCoupon(): Promise<number> {
  const campaignId = await newCampaign(stage.test, stage.city);
  await stage.test.call('claimCoupon', { campaignId }, stage.guest);
  return stage.paid();
}

const reach = {
  paid: async () => undefined,
  accepted: (orderId: number) => stage.deliver(orderId, 'accepted'),
  collected: (orderId: number) => stage.deliver(orderId, 'collected'),
  delivered: (orderId: number) => stage.deliver(orderId, 'delivered'),
  completed: (orderId: number) => stage.deliver(orderId, 'completed'),
  'collected with an open request': async (orderId: number) => {
    await stage.deliver(orderId, 'collected');
    await stage.apply(orderId, [tea], 1_000);
  },
  'partly refunded at the cost of the platform': async (orderId: number) => {
    await stage.deliver(orderId, 'collected');
    await refund(orderId, { kind: 'dishes', items: [tea] }, { liable: 'platform' });
  },
} as const satisfies Record<string, (orderId: number) => Promise<unknown>>;

const partyOf: Readonly<Record<string, string>> = {
  merchant_earnings: 'merchant',
  brand_earnings: 'brand',
  courier_fees: 'courier',
  platform_income: 'platform',
};

/** Reads from the ledger each party's earnings from an order, and the money that is still held for the order. */
async function postedOf(orderId: number) {
  const { rows } = await sql<{ kind: string; sum: number }>`SELECT a.kind, sum(e.amount)::int AS sum
    FROM posting p JOIN entry e ON e.posting_id = p.id JOIN account a ON a.id = e.account_id
    WHERE p.order_id = ${orderId} AND a.asset = 'cny' GROUP BY a.kind`.execute(stage.test.app.database.read);
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.sum ?? 0;
  const earnings = Object.fromEntries(Object.entries(partyOf).map(([kind, party]) => [party, of(kind)]));
  return { earnings, held: of('order_held') };
}

const cases = Object.keys(reach).flatMap((state) =>
  Object.keys(choices).flatMap((choice) =>
    (['merchant', 'courier', 'platform'] as const).map((liable) => [state, choice, liable] as const),
  ),
) as [keyof typeof reach, keyof typeof choices, Liable][];

describe('previewOperatorRefund', () => {
  test.each(cases)(
    'for a %s order, the preview of a refund of %s with the liable party %s shows the amounts posted to the ledger later',
    async (state, what, liable) => {
      const orderId = await paidWithCoupon();
      await reach[state](orderId);
      const choice = choices[what];
      const seen = await preview(orderId, choice, liable);
      if (liable === 'courier' && (state === 'paid' || state === 'accepted')) {
        expect(seen).toMatchObject({ success: false, data: { reason: 'bad_request' } });
        await refund(orderId, { kind: 'all' });
        return;
      }
      if (!seen.success) {
        expect(['refund_nothing_chosen', 'refund_exceeds_paid']).toContain(reasonOf(seen));
        expect(reasonOf(await refund(orderId, choice, { liable, version: 1 }))).toBe(reasonOf(seen));
        await refund(orderId, { kind: 'all' });
        return;
      }
      const before = await stage.balance();
      const done = await refund(orderId, choice, { liable });
      expect(done).toMatchObject({ success: true, data: { refundedAmount: expect.any(Number) } });
      expect((await stage.balance()) - before).toBe(seen.data.parts.amount);
      expect(seen.data.parts.balance).toBe(seen.data.parts.amount);
      expect(done.data.state === 'refunded').toBe(seen.data.endsOrder);
      // If the order continues after the refund, complete it, because the parties are paid only at completion.
      await stage.deliver(orderId, 'completed');
      expect(await postedOf(orderId)).toEqual({ earnings: seen.data.earnings.with, held: 0 });
    },
  );

  test('the preview of an operator’s refund also shows what each party earns without a refund', async () => {
    const orderId = await paidWithCoupon();
    const { data } = await preview(orderId, choices.everything);
    await stage.deliver(orderId, 'completed');
    expect((await postedOf(orderId)).earnings).toEqual(data.earnings.without);
  });

  test('the preview of an operator’s refund of an unaccepted order names a liable party only for a freely entered amount', async () => {
    const orderId = await stage.paid();
    const liableOf = async (choice: Choice) => (await preview(orderId, choice, 'platform')).data.liable;
    expect(await liableOf({ kind: 'all' })).toBeNull();
    expect(await liableOf({ kind: 'dishes', items: [tea] })).toBeNull();
    expect(await liableOf({ kind: 'amount', amount: 100 })).toBe('platform');
    expect((await preview(orderId, { kind: 'all' })).data.liableParties).toEqual(['merchant', 'platform']);
  });
});

describe('refundByOperator', () => {
  // Refunded orders of earlier tests returned their coupons, and the next order would use them automatically.
  beforeEach(() =>
    sql`UPDATE coupon SET state = 'invalid' WHERE state = 'valid'`.execute(stage.test.app.database.read),
  );

  test('an operator can cancel an unpaid order but cannot refund a part of it', async () => {
    const { orderId } = (await placeAnother(stage.test, stage.city.member, stage.request())).data;
    expect(reasonOf(await preview(orderId, { kind: 'amount', amount: 100 }))).toBe('refund_exceeds_paid');
    expect((await preview(orderId, { kind: 'all' })).data).toMatchObject({ parts: { amount: 0 }, endsOrder: true });
    expect((await refund(orderId, { kind: 'all' })).data).toMatchObject({ state: 'cancelled' });
    expect((await stage.order(orderId)).timeline.at(-1)).toMatchObject({ event: 'cancel', actor: 'platform' });
  });

  test('an operator’s refund stores its reason, note and liable party, and notifies the guest', async () => {
    const orderId = await stage.paid();
    await stage.deliver(orderId, 'accepted');
    await refund(orderId, { kind: 'dishes', items: [tea] }, { liable: 'platform' });
    const { data } = await stage.test.call('platformRefunds', { view: 'all' }, stage.staff.operator);
    expect(data.records[0]).toMatchObject({
      orderId,
      reason: 'missing_items',
      liable: 'platform',
      platformNote: '客服核实',
      granted: { amount: 1_200 },
    });
    expect((await stage.progress(orderId)).timeline.map(({ event, actor }) => `${event} ${actor}`)).toEqual([
      'refund_by_platform platform',
      'platform_grant platform',
    ]);
    await stage.test.drain();
    const { data: notices } = await stage.test.call('listNotices', {}, stage.guest);
    expect(JSON.stringify(notices)).toContain('12.00');
  });

  test('an operator’s refund replaces the guest’s open refund request', async () => {
    const orderId = await stage.paid();
    await stage.deliver(orderId, 'accepted');
    const { id: refundId } = (await stage.apply(orderId, [tea], 1_200)).data;
    expect((await refund(orderId, { kind: 'all' })).data).toMatchObject({ state: 'refunded' });
    const { data: request } = await stage.test.call('refundProgress', { refundId }, stage.guest);
    expect(request).toMatchObject({ state: 6 });
    expect(request.timeline.at(-1)).toMatchObject({ event: 'supersede', actor: 'system' });
    const granted = await stage.test.call('grantRefund', { refundId, amount: 1_200 }, stage.staff.merchant);
    expect(granted.success).toBe(false);
    await stage.pass(30 * hour);
    expect((await stage.order(orderId)).state).toBe('refunded');
  });

  test('an operator cannot refund an order later than 24 hours after completion, or an order that was refunded in full', async () => {
    const orderId = await stage.paid();
    await stage.deliver(orderId, 'completed');
    await stage.pass(25 * hour);
    expect(reasonOf(await preview(orderId, { kind: 'all' }))).toBe('refund_too_late');
    const ended = await stage.paid();
    await refund(ended, { kind: 'all' });
    expect(reasonOf(await preview(ended, { kind: 'all' }))).toBe('transition_not_allowed');
  });

  test('an operator’s refund is refused if the order changed after the preview', async () => {
    const orderId = await stage.paid();
    const { version } = (await preview(orderId, { kind: 'all' })).data;
    await stage.deliver(orderId, 'accepted');
    const refused = await refund(orderId, { kind: 'all' }, { version });
    expect(refused).toMatchObject({ status: 409, data: { reason: 'changed_meanwhile' } });
    expect((await stage.order(orderId)).refunded).toBe(0);
  });

  test('an operator’s refund that is sent five times with one idempotency key refunds once', async () => {
    const orderId = await stage.paid();
    const before = await stage.ledger();
    const { version } = (await preview(orderId, { kind: 'amount', amount: 500 })).data;
    const call = { key: randomUUID(), version };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refund(orderId, { kind: 'amount', amount: 500 }, call)),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(5);
    expect(movedBetween(before, await stage.ledger())).toEqual({
      [`order_held:${orderId}`]: -500,
      [`member_balance:${stage.city.member.id}`]: 500,
    });
  });

  test('guests, merchants and couriers get status 403 from the refund calls for operators', async () => {
    const orderId = await stage.paid();
    const input = { orderId, kind: 'all', liable: 'merchant', reason: 14, version: 1 } as const;
    for (const who of [stage.guest, stage.staff.merchant, stage.staff.courier]) {
      expect((await stage.test.call('refundByOperator', input, who)).status).toBe(403);
      expect((await stage.test.call('previewOperatorRefund', input, who)).status).toBe(403);
    }
  });
});
