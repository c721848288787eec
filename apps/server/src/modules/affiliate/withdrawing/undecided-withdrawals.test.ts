import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateways, type Gateways } from '../../payment/index.ts';
import { type AlipayStage, calm, hour, oneSecond, openAlipayStage } from './alipay-stage-in-tests.ts';
import { sentByAlipay } from './withdrawing-in-tests.ts';

let stage: AlipayStage;
beforeAll(async () => {
  stage = await openAlipayStage();
});
afterAll(async () => {
  expect(await stage.desk.problems(stage.city.operator)).toEqual([]);
  await stage.test.close();
});
beforeEach(() => stage.turn(calm));

describe('what Alipay has not decided', () => {
  /** Approved, and Alipay says nothing that would decide it. */
  async function undecided(knobs: Partial<typeof calm>) {
    const withdrawal = await stage.asked();
    await stage.turn(knobs);
    await stage.desk.approve(stage.city.operator, withdrawal.id);
    await stage.test.drain();
    return withdrawal;
  }
  const eventsOf = async (id: number) =>
    (
      await stage.test.call('platformWithdrawals', { pageNo: -1 }, { token: stage.city.operator.token })
    ).data.records.find((each) => each.id === id)?.allowedEvents;

  it('is left to it for a day; then people say how it ended, and nobody sends it any more (case 25)', async () => {
    const { member, id, state } = await undecided({ balanceTooSmall: 99 });
    expect(await eventsOf(id)).toEqual([]);
    expect(await stage.desk.settle(stage.second, id, 'paid')).toMatchObject({
      code: 409,
      data: { reason: 'payout_under_way' },
    });
    await stage.later(24 * hour + oneSecond);
    stage.test.clock.advance(61 * oneSecond);
    expect(await eventsOf(id)).toEqual(['pay', 'fail']);
    const owed = await stage.desk.lies('gateway_clearing', 'bank');
    expect((await stage.desk.settle(stage.second, id, 'paid', '现金收据 7')).data).toMatchObject({ state: 'paid' });
    // Alipay has never sent it: whoever paid is owed it.
    expect(await stage.desk.lies('gateway_clearing', 'bank')).toBe(owed + 2_000);
    await stage.turn(calm);
    await stage.later(2 * hour);
    expect([await state(), sentByAlipay(stage.test, id)]).toEqual(['paid', []]);
    expect(await stage.desk.balance(member)).toBe(3_000);
  });

  it('is not given back while Alipay is at work on it, nor after it has paid (case 25)', async () => {
    const { member, id, state } = await undecided({ transferMs: 2_500 });
    await stage.later(24 * hour + oneSecond);
    stage.test.clock.advance(61 * oneSecond);
    expect(await stage.desk.settle(stage.second, id, 'failed')).toMatchObject({ data: { reason: 'payout_under_way' } });
    await new Promise((resolve) => setTimeout(resolve, 2_600));
    // It has paid meanwhile, and nobody has heard of it yet.
    expect(await stage.desk.settle(stage.second, id, 'failed')).toMatchObject({ data: { reason: 'payout_under_way' } });
    await stage.test.drain();
    expect([await state(), await stage.desk.balance(member), sentByAlipay(stage.test, id)]).toEqual([
      'paid',
      3_000,
      [2_000],
    ]);
  });

  it('is not ended while it cannot be asked, nor while a try waits for its answer', async () => {
    const { id, state } = await undecided({ systemError: 99 });
    await stage.later(24 * hour + oneSecond);
    stage.test.clock.advance(61 * oneSecond);
    const { settleWithdrawal } = await import('./settle-withdrawal.ts');
    const gateways = createGateways(stage.test.app.platform.config);
    const silent = {
      transfer: () => Promise.reject(new Error('no')),
      queryTransfer: () => Promise.reject(new Error('no')),
    };
    const deaf: Gateways = { ...gateways, alipay: gateways.alipay && { ...gateways.alipay, transfers: silent } };
    const context = {
      caller: { role: 'platform', id: stage.second.id, sessionHash: '' },
      language: 'zh-CN',
      site: 'china',
      now: stage.test.clock.now(),
      requestId: '',
      idempotencyKey: '',
      device: '',
      deviceKey: '',
      ip: '',
    } as const;
    const input = { withdrawalId: id, outcome: 'failed', reference: 'x' } as const;
    expect(await settleWithdrawal(stage.test.app.platform, deaf, input, context)).toMatchObject({
      reason: 'payout_under_way',
    });
    const until = new Date(stage.test.clock.now().getTime() + 60 * oneSecond);
    await sql`UPDATE gateway_transfer SET trying_until = ${until} WHERE number = ${await stage.numberOf(id)}`.execute(
      stage.test.app.database.read,
    );
    expect(await stage.desk.settle(stage.second, id, 'failed')).toMatchObject({ data: { reason: 'payout_under_way' } });
    stage.test.clock.advance(61 * oneSecond);
    expect(await stage.desk.settle(stage.second, id, 'failed')).toMatchObject({ success: true });
    expect([await state(), sentByAlipay(stage.test, id)]).toEqual(['failed', []]);
  });
});
