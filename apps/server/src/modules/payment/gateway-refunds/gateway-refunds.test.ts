import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inSmallCityWithCards } from '../../../testing/in-small-city.ts';
import { noodlesToTakeAway, placeAnother, type SmallCity, type TestAppWithCards } from '../../../testing/index.ts';
import { createGateways } from '../gateways.ts';
import { drivers } from '../gateways-in-tests.ts';
import type { PaymentGateway } from '../payment-gateway.ts';
import { tryGatewayRefundNow } from './send-gateway-refund.ts';

let test: TestAppWithCards;
let city: SmallCity;

inSmallCityWithCards((opened) => {
  ({ app: test, city } = opened);
});

const second = 1_000;

/** Refunds through WeChat Pay are tested in `wechat-payment.test.ts`. */
describe.each(['stripe', 'alipay'] as const)('a refund through %s', (method) => {
  const turn = (faults: object) => test.atSandbox(`${method}/faults`, faults);

  async function paid(): Promise<number> {
    const { orderId } = (await placeAnother(test, city.member, noodlesToTakeAway(city))).data;
    const options = { token: city.member.token, idempotencyKey: randomUUID() };
    const started = await test.call('startPayment', { orderId, method, environment: 'browser' }, options);
    await drivers[method].pay(test, started.data.clientData ?? {});
    const state = async () => {
      await test.drain();
      return (await test.call('orderDetail', { orderId }, { token: city.member.token })).data.state;
    };
    await expect.poll(state).toBe('pending');
    return orderId;
  }

  const cancel = async (orderId: number) => {
    await test.call('cancelOrder', { orderId, reason: 8 }, { token: city.member.token });
    await test.drain();
  };

  type GatewayRefund = {
    id: number;
    number: string;
    state: string;
    tries: number;
    amount: number;
    trying_until: Date | null;
  };
  async function gatewayRefundOf(orderId: number): Promise<GatewayRefund | undefined> {
    const { rows } = await sql<GatewayRefund>`SELECT p.id, p.number, p.state, p.tries, p.amount, p.trying_until
      FROM gateway_refund p JOIN payment_attempt a ON a.id = p.attempt_id WHERE a.order_id = ${orderId}`.execute(
      test.app.database.read,
    );
    return rows[0];
  }

  it('a refund that the bank rejects is retried with the same refund number until it is settled (case 21)', async () => {
    const orderId = await paid();
    await turn({ abnormalRefund: 2 });
    await cancel(orderId);
    const failed = async () => {
      await test.drain();
      return (await gatewayRefundOf(orderId))?.state;
    };
    await expect.poll(failed).toBe('failed');
    const first = await gatewayRefundOf(orderId);
    const order = (await test.call('orderDetail', { orderId }, { token: city.member.token })).data;
    expect(order.gatewayRefunds.filter(({ state }) => state === 'settled')).toEqual([]);
    const { records } = (await test.call('paymentAlerts', { pageNo: -1 }, { token: city.operator.token })).data;
    expect(records).toContainEqual(
      expect.objectContaining({ method, kind: 'gateway_refund_failed', reference: first?.number }),
    );
    const later = async () => {
      test.clock.advance(20 * second);
      await test.drain();
      return gatewayRefundOf(orderId);
    };
    await expect.poll(later, { interval: 150 }).toMatchObject({ state: 'settled', number: first?.number });
    await turn({ abnormalRefund: 0 });
  });

  it('a refund stays pending until the gateway reports it as settled', async () => {
    const orderId = await paid();
    await turn({ refundMs: 1500 });
    await cancel(orderId);
    expect((await gatewayRefundOf(orderId))?.state).toBe('pending');
    const later = async () => {
      test.clock.advance(5 * second);
      await test.drain();
      return (await gatewayRefundOf(orderId))?.state;
    };
    await expect.poll(later, { interval: 200 }).toBe('settled');
    await turn({ refundMs: 0 });
  });

  it('a refund to which the gateway does not respond stays pending and is retried with the same refund number', async () => {
    const orderId = await paid();
    await test.call('cancelOrder', { orderId, reason: 8 }, { token: city.member.token });
    const sent = await gatewayRefundOf(orderId);
    const gateways = createGateways(test.app.platform.config);
    const silent = () => Promise.reject(new Error('connection lost'));
    const cutOff = { ...gateways[method], sendRefund: silent, queryGatewayRefund: silent } as PaymentGateway;
    const { platform } = test.app;
    await tryGatewayRefundNow(platform, { ...gateways, [method]: cutOff }, sent?.id ?? 0);
    const shown = async () => {
      const { data } = await test.call('moneyTrail', { number: sent?.number ?? '' }, { token: city.operator.token });
      return data?.attempts.flatMap((attempt) => attempt.gatewayRefunds);
    };
    expect(await shown()).toMatchObject([{ state: 'pending', error: 'Error: connection lost' }]);
    expect(await gatewayRefundOf(orderId)).toMatchObject({
      tries: 1,
      trying_until: new Date(test.clock.now().getTime() + 60 * second),
    });
    await test.drain();
    await expect.poll(shown).toMatchObject([{ number: sent?.number, state: 'settled', error: null }]);
  });

  it('ten concurrent jobs for one refund make the gateway pay it once', async () => {
    const orderId = await paid();
    await cancel(orderId);
    const id = (await gatewayRefundOf(orderId))?.number;
    await sql`UPDATE gateway_refund SET state = 'pending', settled_at = NULL WHERE number = ${id}`.execute(
      test.app.database.read,
    );
    await sql`INSERT INTO job (kind, payload, run_at) SELECT 'payment.pay-back', jsonb_build_object('gatewayRefundId', p.id),
      ${test.clock.now()} FROM gateway_refund p, generate_series(1, 10) WHERE p.number = ${id}`.execute(
      test.app.database.read,
    );
    await test.drain();
    expect(await gatewayRefundOf(orderId)).toMatchObject({ state: 'settled', number: id });
  });
});
