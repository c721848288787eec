import { randomUUID } from 'node:crypto';
import { shanghaiDate } from '@chifan/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitLimitMs } from '../../../../../../tools/test/wait-limit.ts';
import {
  noodlesToTakeAway,
  openSmallCity,
  openTestAppWithCards,
  placeAnother,
  type SmallCity,
  type TestAppWithCards,
} from '../../../testing/index.ts';
import { type GatewayName, gatewayNames } from '../gateways.ts';
import { drivers } from '../gateways-in-tests.ts';
import { scheduleGatewayReports } from './gateway-reports.job.ts';

let test: TestAppWithCards;
let city: SmallCity;
let today: string;

beforeAll(async () => {
  test = await openTestAppWithCards();
  // The sandbox uses the real clock. The test clock must show the same day, or payments are missing in the day's
  // statement.
  const now = new Date();
  today = shanghaiDate(now);
  test.clock.set(now);
  city = await openSmallCity(test, 'Mo-Su 00:00-24:00');
  for (const method of gatewayNames) await drivers[method].prepare(test, city.member);
  for (const method of gatewayNames) {
    const kept = await pay(method);
    // Accepts the order, because an unanswered order expires and is refunded before its statement is read.
    await test.call('acceptOrder', { orderId: kept }, { token: city.merchant.token });
    const back = await pay(method);
    await test.call('cancelOrder', { orderId: back, reason: 8 }, { token: city.member.token });
    await vi.waitUntil(async () => (await gatewayRefundState(back)) === 'settled', { timeout: waitLimitMs });
  }
  const { read } = test.app.database;
  await sql`CREATE TABLE true_gateway_refund AS SELECT id, destination, amount FROM gateway_refund`.execute(read);
  await sql`CREATE TABLE true_attempt AS SELECT id, state, settled_at FROM payment_attempt`.execute(read);
});
afterAll(() => test.close());
// Tests change stored payments and refunds, so each test starts with the original rows.
beforeEach(async () => {
  const { read } = test.app.database;
  await sql`DELETE FROM gateway_alert`.execute(read);
  await sql`DELETE FROM payment_attempt WHERE number = 'P1_invented'`.execute(read);
  await sql`UPDATE gateway_refund p SET destination = kept.destination, amount = kept.amount FROM true_gateway_refund kept
    WHERE p.id = kept.id`.execute(read);
  await sql`UPDATE payment_attempt a SET state = kept.state, settled_at = kept.settled_at FROM true_attempt kept
    WHERE a.id = kept.id`.execute(read);
});

async function pay(method: GatewayName): Promise<number> {
  const { orderId } = (await placeAnother(test, city.member, noodlesToTakeAway(city))).data;
  const { environment } = drivers[method];
  const options = { token: city.member.token, idempotencyKey: randomUUID() };
  const started = await test.call('startPayment', { orderId, method, environment }, options);
  await drivers[method].pay(test, started.data.clientData ?? {});
  const state = async () => {
    await test.drain();
    return (await test.call('orderDetail', { orderId }, { token: city.member.token })).data.state;
  };
  await vi.waitUntil(async () => (await state()) === 'pending', { timeout: waitLimitMs });
  return orderId;
}

async function gatewayRefundState(orderId: number): Promise<string | undefined> {
  await test.drain();
  const { rows } = await sql<{ state: string }>`SELECT p.state FROM gateway_refund p
    JOIN payment_attempt a ON a.id = p.attempt_id WHERE a.order_id = ${orderId}`.execute(test.app.database.read);
  return rows[0]?.state;
}

async function compare() {
  await sql`DELETE FROM gateway_statement`.execute(test.app.database.read);
  await sql`DELETE FROM job WHERE kind = 'payment.compare-statements'`.execute(test.app.database.read);
  const tomorrow = new Date(new Date(`${today}T10:06:00+08:00`).getTime() + 86_400_000);
  await scheduleGatewayReports(test.app.platform, tomorrow);
  test.clock.set(tomorrow);
  await test.drain();
  const { records } = (await test.call('paymentStatements', { pageNo: -1 }, { token: city.operator.token })).data;
  return records.filter(({ day }) => day === today);
}

const alertsOf = async () =>
  (await test.call('paymentAlerts', { pageNo: -1 }, { token: city.operator.token })).data.records.filter(
    ({ kind }) => kind === 'statement_differs',
  );

describe('the daily statement of each gateway', () => {
  it('each gateway’s statement agrees with our payments and refunds and raises no alert', async () => {
    const records = await compare();
    expect(records.map(({ method }) => method).toSorted()).toEqual([...gatewayNames].toSorted());
    for (const { payments, refunds, ourPayments, ourRefunds, differences } of records) {
      expect({ payments: ourPayments, refunds: ourRefunds, differences: 0 }).toEqual({
        payments,
        refunds,
        differences,
      });
      expect(payments).toBe(2 * refunds);
      expect(refunds).toBeGreaterThan(0);
    }
    expect(await alertsOf()).toEqual([]);
  });

  it('a refund in a gateway’s statement that an operator paid in another way raises an alert', async () => {
    const { read } = test.app.database;
    const sentTo = (destination: string) =>
      sql`UPDATE gateway_refund SET destination = ${destination} WHERE attempt_id IN
      (SELECT id FROM payment_attempt WHERE method = 'wechat')`.execute(read);
    await sentTo('otherwise');
    const records = await compare();
    expect(records.find(({ method }) => method === 'wechat')).toMatchObject({ differences: 1, ourRefunds: 0 });
    const says = { code: 'refund_paid_otherwise' };
    expect(await alertsOf()).toMatchObject([{ method: 'wechat', says }]);
  });

  it('a gateway’s statement raises one alert for a payment that is not settled in the database and one for a different refund amount', async () => {
    const { read } = test.app.database;
    const { rows } = await sql<{ id: number; number: string }>`SELECT id, number FROM payment_attempt
      WHERE method = 'alipay' AND state = 'settled' ORDER BY id LIMIT 1`.execute(read);
    await sql`UPDATE payment_attempt SET state = 'cancelled', settled_at = NULL WHERE id = ${rows[0]?.id}`.execute(
      read,
    );
    await sql`UPDATE gateway_refund SET amount = amount - 1 WHERE number LIKE 'R%' AND attempt_id IN
      (SELECT id FROM payment_attempt WHERE method = 'stripe')`.execute(read);
    const records = await compare();
    const differing = records.filter(({ differences }) => differences > 0).map(({ method }) => method);
    expect(differing.toSorted()).toEqual(['alipay', 'stripe']);
    const alerts = (await alertsOf()).toSorted((a, b) => (a.method < b.method ? -1 : 1));
    expect(alerts).toMatchObject([
      { method: 'alipay', says: { code: 'statement_payment', state: 'cancelled' } },
      { method: 'stripe', says: { code: 'statement_refund' } },
    ]);
    const healed = await sql<{ state: string }>`SELECT state FROM payment_attempt WHERE id = ${rows[0]?.id}`.execute(
      read,
    );
    expect(healed.rows[0]?.state).toBe('settled');
  });

  it('a payment that a gateway’s statement lacks raises an alert', async () => {
    const { read } = test.app.database;
    await sql`UPDATE gateway_refund SET amount = amount + 1 WHERE attempt_id IN
      (SELECT id FROM payment_attempt WHERE method = 'stripe')`.execute(read);
    await sql`INSERT INTO payment_attempt (number, order_id, method, amount, state, gateway_reference, expires_at, settled_at,
        created_at)
      SELECT 'P1_invented', order_id, 'wechat', 500, 'settled', 'P1_invented', settled_at, settled_at, settled_at
      FROM payment_attempt WHERE state = 'settled' AND method = 'wechat' LIMIT 1`.execute(read);
    const records = await compare();
    expect(records.find(({ method }) => method === 'wechat')).toMatchObject({ differences: 1 });
    expect((await alertsOf()).filter(({ method }) => method === 'wechat')).toMatchObject([
      {
        method: 'wechat',
        reference: 'P1_invented',
        says: { code: 'payment_not_in_statement', amount: 500 },
      },
    ]);
  });

  it('a second comparison of the gateway statements of the same day stores no second result', async () => {
    const records = await compare();
    expect(records).toHaveLength(3);
    await scheduleGatewayReports(test.app.platform, test.clock.now());
    await test.drain();
    const { total } = (await test.call('paymentStatements', {}, { token: city.operator.token })).data;
    expect(total).toBe(3);
  });

  it('only platform accounts may read the comparisons of gateway statements', async () => {
    for (const { token } of [city.member, city.merchant, city.courier])
      expect((await test.call('paymentStatements', {}, { token })).status).toBe(403);
  });
});
