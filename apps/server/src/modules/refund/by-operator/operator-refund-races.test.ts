import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inSmallCityWithCards } from '../../../testing/in-small-city.ts';
import type { SmallCity, TestAppWithCards } from '../../../testing/index.ts';
import { noodles, orderPaidByBoth } from '../refund-in-tests.ts';

let app: TestAppWithCards;
let city: SmallCity;

inSmallCityWithCards((opened) => {
  ({ app, city } = opened);
});

type Choice = { kind: 'all' | 'amount' | 'dishes'; amount?: number; items?: ReturnType<typeof noodles>[] };
const operator = () => ({ token: city.operator.token });

const preview = (orderId: number, choice: Choice) =>
  app.call('previewOperatorRefund', { orderId, ...choice, liable: 'platform' }, operator());

async function refund(orderId: number, choice: Choice) {
  const seen = await preview(orderId, choice);
  if (!seen.success) return seen;
  const input = { orderId, ...choice, liable: 'platform', reason: 20, version: seen.data.version } as const;
  return app.call('refundByOperator', input, { ...operator(), idempotencyKey: randomUUID() });
}

async function sumsOf(orderId: number) {
  const { rows } = await sql<{ balance: number; gateway: number; paidBalance: number; paidGateway: number }>`
    SELECT refunded_balance AS balance, refunded_gateway AS gateway, balance_part AS "paidBalance", payable AS "paidGateway",
      (SELECT COALESCE(sum(r.balance_part + r.gateway_part), 0)::int FROM refund r
        WHERE r.order_id = o.id AND r.state = 7) AS granted,
      (SELECT COALESCE(sum(p.amount), 0)::int FROM gateway_refund p JOIN payment_attempt a ON a.id = p.attempt_id
        WHERE a.order_id = o.id) AS "gatewayRefunds",
      (SELECT COALESCE(sum(amount), 0)::int FROM entry) AS ledger
    FROM customer_order o WHERE id = ${orderId}`.execute(app.app.database.read);
  const [row] = rows as ((typeof rows)[number] & { granted: number; gatewayRefunds: number; ledger: number })[];
  if (!row) throw new Error('no order');
  return row;
}

test('an operator’s refund of an order paid from balance and by card returns to balance and card the amounts in the preview', async () => {
  const { orderId } = await orderPaidByBoth({ app, city }, { bowls: 3, balance: 3_333 });
  const choices: Choice[] = [
    { kind: 'amount', amount: 1_000 },
    { kind: 'dishes', items: [noodles(1)] },
    { kind: 'all' },
  ];
  for (const choice of choices) {
    const before = await sumsOf(orderId);
    const { parts, method, endsOrder } = (await preview(orderId, choice)).data;
    expect({ method, endsOrder }).toEqual({ method: 'stripe', endsOrder: choice.kind === 'all' });
    expect((await refund(orderId, choice)).success).toBe(true);
    const after = await sumsOf(orderId);
    expect([after.balance - before.balance, after.gateway - before.gateway]).toEqual([parts.balance, parts.gateway]);
  }
  await app.drain();
  const { paidBalance, paidGateway, ...sums } = await sumsOf(orderId);
  expect(sums).toMatchObject({ balance: paidBalance, gateway: paidGateway, gatewayRefunds: paidGateway, ledger: 0 });
});

test('simultaneous refunds of an order by operator, guest and merchant never exceed its payment', async () => {
  const { orderId, stage } = await orderPaidByBoth({ app, city }, { bowls: 6, balance: 10_001 });
  await app.call('acceptOrder', { orderId }, stage.staff.merchant);
  const { id: refundId } = (await stage.apply(orderId, [noodles(1)], 4_400)).data;
  const moves = [
    () => refund(orderId, { kind: 'dishes', items: [noodles(1)] }),
    () => refund(orderId, { kind: 'amount', amount: 9_000 }),
    () => app.call('grantRefund', { refundId, amount: 4_400 }, stage.staff.merchant),
    () => stage.apply(orderId, [noodles(1)], 4_400),
    () => refund(orderId, { kind: 'all' }),
  ];
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => ({ success: (await moves[index % moves.length]?.())?.success })),
  );
  expect(answers.filter(({ success }) => success).length).toBeGreaterThan(0);
  const { balance, gateway, paidBalance, paidGateway, ...sums } = await sumsOf(orderId);
  expect(balance).toBeLessThanOrEqual(paidBalance);
  expect(gateway).toBeLessThanOrEqual(paidGateway);
  expect(sums).toEqual({ granted: balance + gateway, gatewayRefunds: gateway, ledger: 0 });
  // An operator can still refund exactly the amount that the concurrent refunds left.
  if (balance + gateway < paidBalance + paidGateway)
    expect((await refund(orderId, { kind: 'all' })).success).toBe(true);
  expect(await sumsOf(orderId)).toMatchObject({ balance: paidBalance, gateway: paidGateway });
  expect((await refund(orderId, { kind: 'amount', amount: 1 })).success).toBe(false);
});
