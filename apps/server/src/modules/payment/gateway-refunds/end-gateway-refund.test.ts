import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inSmallCityWithCards } from '../../../testing/in-small-city.ts';
import {
  freshSignIn,
  noodlesToTakeAway,
  placeAnother,
  type SmallCity,
  type TestAppWithCards,
} from '../../../testing/index.ts';
import { accountSum, ledgerFaults } from '../../ordering/ordering-in-tests.ts';
import { createGateways, gatewayNames } from '../gateways.ts';
import { drivers } from '../gateways-in-tests.ts';
import type { PaymentGateway } from '../payment-gateway.ts';
import { endGatewayRefund } from './end-gateway-refund.ts';
import { onGatewayRefund } from './on-gateway-refund.ts';
import { tryGatewayRefundNow } from './send-gateway-refund.ts';

let test: TestAppWithCards;
let city: SmallCity;

inSmallCityWithCards((opened) => {
  ({ app: test, city } = opened);
});
beforeAll(async () => {
  for (const method of gatewayNames) await drivers[method].prepare(test, city.member);
});
afterAll(async () => {
  expect(await ledgerFaults(test)).toBe(0);
});
beforeEach(async () => {
  for (const method of gatewayNames) await test.atSandbox(`${method}/faults`, { abnormalRefund: 0 });
});

const read = () => test.app.database.read;
const asMember = () => ({ token: city.member.token });
const asOperator = () => ({ token: city.operator.token });
const note = '账户已注销，与客人电话确认';

describe.each(gatewayNames)('a gateway refund that %s cannot pay', (method) => {
  type GatewayRefund = {
    id: number;
    number: string;
    state: string;
    destination: string;
    amount: number;
    attempt_id: number;
  };

  async function gatewayRefundOf(orderId: number): Promise<GatewayRefund> {
    const { rows } =
      await sql<GatewayRefund>`SELECT p.* FROM gateway_refund p JOIN payment_attempt a ON a.id = p.attempt_id
      WHERE a.order_id = ${orderId}`.execute(read());
    return rows[0] ?? { id: 0, number: '', state: 'none', destination: 'gateway', amount: 0, attempt_id: 0 };
  }

  async function stranded() {
    const { orderId, payable } = (await placeAnother(test, city.member, noodlesToTakeAway(city))).data;
    const request = { orderId, method, environment: drivers[method].environment };
    const started = await test.call('startPayment', request, { ...asMember(), idempotencyKey: randomUUID() });
    await drivers[method].pay(test, started.data.clientData ?? {});
    const state = async () => {
      await test.drain();
      return (await test.call('orderDetail', { orderId }, asMember())).data.state;
    };
    await expect.poll(state).toBe('pending');
    await test.atSandbox(`${method}/faults`, { abnormalRefund: 99 });
    await test.call('cancelOrder', { orderId, reason: 8 }, asMember());
    const failed = async () => {
      await test.drain();
      return (await gatewayRefundOf(orderId)).state;
    };
    await expect.poll(failed).toBe('failed');
    return { orderId, payable, gatewayRefund: await gatewayRefundOf(orderId) };
  }

  const end = async (number: string, destination: 'otherwise' | 'balance', reference = '') => {
    await freshSignIn(test, city.operator);
    return test.call('endGatewayRefund', { number, destination, reference, note }, asOperator());
  };
  const balance = () => accountSum(test, 'member_balance', city.member.id);
  const gatewayRefundsShown = async (orderId: number) =>
    (await test.call('orderDetail', { orderId }, asMember())).data.gatewayRefunds.map(({ at: _, ...shown }) => shown);
  const wholeLedger = async (kind: string, ownerId = '') =>
    (
      await sql<{ sum: number }>`SELECT COALESCE(sum(e.amount), 0)::bigint AS sum FROM entry e
        JOIN account a ON a.id = e.account_id WHERE a.kind = ${kind} AND a.owner_id = ${ownerId}`.execute(read())
    ).rows[0]?.sum ?? 0;

  it('a failed gateway refund that an operator credits to the balance is not sent to the gateway again (case 21)', async () => {
    const { orderId, payable, gatewayRefund } = await stranded();
    const [had, lay] = [await balance(), await wholeLedger('gateway_clearing', method)];
    expect(await end(gatewayRefund.number, 'balance')).toMatchObject({
      success: true,
      data: { destination: 'balance' },
    });
    expect(await balance()).toBe(had + payable);
    // The ledger account `gateway_clearing` is negative while the gateway has our money, such as the amount of a refund
    // that the gateway did not pay.
    expect(await wholeLedger('gateway_clearing', method)).toBe(lay - payable);
    expect(await gatewayRefundsShown(orderId)).toEqual([{ amount: payable, to: 'balance', state: 'settled' }]);
    await test.atSandbox(`${method}/faults`, { abnormalRefund: 0 });
    test.clock.advance(2 * 3_600_000);
    await test.drain();
    expect(await gatewayRefundOf(orderId)).toMatchObject({ state: 'settled', destination: 'balance' });
    expect(await balance()).toBe(had + payable);
  });

  it('moneyTrail shows operator, reference and note of a refund that was paid outside the gateway', async () => {
    const { orderId, payable, gatewayRefund } = await stranded();
    const owed = await wholeLedger('paid_otherwise');
    expect(await end(gatewayRefund.number, 'otherwise', 'ICBC 20261121-7')).toMatchObject({ success: true });
    expect(await wholeLedger('paid_otherwise')).toBe(owed + payable);
    expect(await gatewayRefundsShown(orderId)).toEqual([{ amount: payable, to: 'otherwise', state: 'settled' }]);
    const { data } = await test.call('moneyTrail', { number: gatewayRefund.number }, asOperator());
    const shown = data?.attempts.flatMap(({ gatewayRefunds }) => gatewayRefunds) ?? [];
    expect(shown).toMatchObject([
      {
        destination: 'otherwise',
        state: 'settled',
        history: [{ event: 'paid_otherwise', reference: 'ICBC 20261121-7', note, staffName: expect.any(String) }],
      },
    ]);
    expect(data?.postings.map(({ reason }) => reason)).toContain('gateway_refund_otherwise');
  });

  it('forty concurrent endGatewayRefund calls settle a failed refund once', async () => {
    const { payable, gatewayRefund } = await stranded();
    const had = await balance();
    const owed = await wholeLedger('paid_otherwise');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => end(gatewayRefund.number, index % 2 === 0 ? 'balance' : 'otherwise')),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const moved = (await balance()) - had + (await wholeLedger('paid_otherwise')) - owed;
    expect(moved).toBe(payable);
  });

  it('a refund that the gateway also pays after an operator credited it is charged to the platform and raises one alert', async () => {
    const { payable, gatewayRefund } = await stranded();
    expect(await end(gatewayRefund.number, 'balance')).toMatchObject({ success: true });
    const [had, earned, lay] = [
      await balance(),
      await wholeLedger('platform_income'),
      await wholeLedger('gateway_clearing', method),
    ];
    const late = { number: gatewayRefund.number, reference: null, state: 'settled' } as const;
    const tell = () => test.app.database.transact((tx) => onGatewayRefund(tx, test.app.platform, method, late));
    await Promise.all(Array.from({ length: 5 }, tell));
    const { records } = (await test.call('paymentAlerts', { pageNo: -1 }, asOperator())).data;
    expect(
      records.filter(({ kind, reference }) => kind === 'paid_twice' && reference === gatewayRefund.number),
    ).toHaveLength(1);
    expect(await balance()).toBe(had);
    expect(await wholeLedger('platform_income')).toBe(earned - payable);
    expect(await wholeLedger('gateway_clearing', method)).toBe(lay + payable);
  });

  it('a refund that operator and gateway pay concurrently is either paid once or raises an alert', async () => {
    const { orderId, payable, gatewayRefund } = await stranded();
    const had = await balance();
    const late = { number: gatewayRefund.number, reference: null, state: 'settled' } as const;
    const [ended] = await Promise.all([
      end(gatewayRefund.number, 'balance'),
      test.app.database.transact((tx) => onGatewayRefund(tx, test.app.platform, method, late)),
    ]);
    const { destination } = await gatewayRefundOf(orderId);
    expect(destination).toBe(ended.success ? 'balance' : 'gateway');
    expect(await balance()).toBe(ended.success ? had + payable : had);
    const { records } = (await test.call('paymentAlerts', { pageNo: -1 }, asOperator())).data;
    const twice = records.filter(({ kind, reference }) => kind === 'paid_twice' && reference === gatewayRefund.number);
    expect(twice).toHaveLength(ended.success ? 1 : 0);
  });

  it('endGatewayRefund is refused if the gateway has paid the refund or does not respond', async () => {
    const { gatewayRefund } = await stranded();
    const had = await balance();
    const gateways = createGateways(test.app.platform.config);
    const endWhere = (queryGatewayRefund: PaymentGateway['queryGatewayRefund']) => {
      const gateway = gateways[method];
      const asked = { ...gateways, [method]: gateway && { ...gateway, queryGatewayRefund } };
      const input = { number: gatewayRefund.number, destination: 'balance', reference: '', note } as const;
      return endGatewayRefund(test.app.platform, asked, input, { caller: city.operator, now: test.clock.now() });
    };
    const silent = await endWhere(() => Promise.reject(new Error('no answer')));
    expect(silent).toMatchObject({ ok: false, reason: 'gateway_busy' });
    const sent = await endWhere(() => Promise.resolve({ reference: 'late', state: 'settled' }));
    expect(sent).toMatchObject({ ok: false, reason: 'gateway_busy' });
    const { rows } =
      await sql`SELECT state, destination FROM gateway_refund WHERE number = ${gatewayRefund.number}`.execute(read());
    expect(rows).toEqual([{ state: 'settled', destination: 'gateway' }]);
    expect(await balance()).toBe(had);
  });

  it('endGatewayRefund is refused for a minute after a refund request to which the gateway did not respond', async () => {
    const { gatewayRefund } = await stranded();
    const gateways = createGateways(test.app.platform.config);
    const gateway = gateways[method];
    const silent = { ...gateway, sendRefund: () => Promise.reject(new Error('no answer')) } as PaymentGateway;
    await tryGatewayRefundNow(test.app.platform, { ...gateways, [method]: silent }, gatewayRefund.id);
    expect(await end(gatewayRefund.number, 'balance')).toMatchObject({ data: { reason: 'gateway_busy' } });
    test.clock.advance(61_000);
    expect(await end(gatewayRefund.number, 'balance')).toMatchObject({ success: true });
  });

  it('endGatewayRefund succeeds only once per failed refund, only for operators, and not during a request to the gateway', async () => {
    const { gatewayRefund } = await stranded();
    const until = new Date(test.clock.now().getTime() + 60_000);
    await sql`UPDATE gateway_refund SET trying_until = ${until} WHERE number = ${gatewayRefund.number}`.execute(read());
    expect(await end(gatewayRefund.number, 'balance')).toMatchObject({ code: 409, data: { reason: 'gateway_busy' } });
    test.clock.advance(61_000);
    const merchant = { number: gatewayRefund.number, destination: 'balance', note } as const;
    expect((await test.call('endGatewayRefund', merchant, { token: city.merchant.token })).success).toBe(false);
    expect((await test.call('endGatewayRefund', merchant, asMember())).success).toBe(false);
    expect(await end('R_unknown', 'balance')).toMatchObject({ code: 404, data: { reason: 'refund_not_found' } });
    expect((await end(gatewayRefund.number, 'balance')).success).toBe(true);
    expect(await end(gatewayRefund.number, 'otherwise')).toMatchObject({
      code: 409,
      data: { reason: 'transition_not_allowed' },
    });
  });
});
