import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inSmallCityWithCards } from '../../../testing/in-small-city.ts';
import { noodlesToTakeAway, placeAnother, type SmallCity, type TestAppWithCards } from '../../../testing/index.ts';
import { createGateways, type Gateways } from '../gateways.ts';
import { drivers } from '../gateways-in-tests.ts';
import { reconcileJobs } from './reconcile.job.ts';

let test: TestAppWithCards;
let city: SmallCity;

inSmallCityWithCards((opened) => {
  ({ app: test, city } = opened);
});

const read = () => test.app.database.read;

async function reconcile(gateways: Gateways): Promise<void> {
  const job = reconcileJobs(test.app.platform, gateways)['payment.reconcile'];
  if (!job || !('outside' in job)) throw new Error('there is no such job');
  test.clock.advance(46_000);
  await job.outside({} as never);
}

/** Pays an order by card and drops the gateway's webhook. @returns the order's id */
async function paidInSilence(): Promise<number> {
  await test.atSandbox('stripe/faults', { drop: 9 });
  const { orderId } = (await placeAnother(test, city.member, noodlesToTakeAway(city))).data;
  const started = await test.call('startPayment', { orderId, method: 'stripe' }, { token: city.member.token });
  await drivers.stripe.pay(test, started.data.clientData ?? {});
  return orderId;
}

/** Inserts old open attempts of an order. The gateway never reports a result for them. */
async function crowd(method: string, size: number): Promise<void> {
  const { orderId } = (await placeAnother(test, city.member, noodlesToTakeAway(city))).data;
  await sql`INSERT INTO payment_attempt (number, order_id, method, amount, state, gateway_reference, expires_at, created_at)
    SELECT ${method} || '_' || n, ${orderId}, ${method}, 100, 'open', ${method} || '_ref_' || n,
      ${new Date(test.clock.now().getTime() + 3_600_000)}, '2026-01-01' FROM generate_series(1, ${size}::int) n`.execute(
    read(),
  );
}

const attemptState = async (orderId: number) =>
  (await sql<{ state: string }>`SELECT state FROM payment_attempt WHERE order_id = ${orderId}`.execute(read())).rows[0]
    ?.state;

const absentAlerts = async () => {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM gateway_alert
    WHERE kind = 'gateway_absent'`.execute(read());
  return rows[0]?.count;
};

it('open payment attempts of an unconfigured gateway raise one alert each and do not delay the queries of other attempts', async () => {
  await crowd('alipay', 250);
  const orderId = await paidInSilence();
  const gateways = { ...createGateways(test.app.platform.config), alipay: null };
  await reconcile(gateways);
  expect(await attemptState(orderId)).toBe('settled');
  // The server raises at most 30 alerts of a kind per minute. Later runs raise the remaining alerts.
  for (const told of [30, 60]) {
    expect(await absentAlerts()).toBe(told);
    test.clock.advance(60_000);
    await reconcile(gateways);
  }
  for (let round = 1; round < 10; round += 1) {
    test.clock.advance(60_000);
    await reconcile(gateways);
  }
  expect(await absentAlerts()).toBe(250);
});

it('the payment reconciliation job queries every open payment attempt, even while 250 attempts stay open', async () => {
  await sql`DELETE FROM payment_attempt WHERE method = 'alipay'`.execute(read());
  await crowd('stripe', 250);
  const orderId = await paidInSilence();
  const stripe = createGateways(test.app.platform.config).stripe;
  if (!stripe) throw new Error('cards are not configured');
  const asked: string[] = [];
  const listening = {
    ...stripe,
    query: async (reference: string) => {
      asked.push(reference);
      return reference.startsWith('stripe_ref_') ? { state: 'open' as const } : stripe.query(reference);
    },
  };
  const gateways = { stripe: listening, alipay: null, wechat: null };
  await reconcile(gateways);
  expect(asked).toHaveLength(200);
  await reconcile(gateways);
  expect(await attemptState(orderId)).toBe('settled');
  expect(new Set(asked).size).toBe(251);
});
