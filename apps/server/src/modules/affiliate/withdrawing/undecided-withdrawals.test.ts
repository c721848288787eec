import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateways, type Gateways } from '../../payment/index.ts';
import { type AlipayStage, hour, noFaults, oneSecond, openAlipayStage } from './alipay-stage-in-tests.ts';
import { settleWithdrawal } from './decide-withdrawal.ts';
import { sentByAlipay } from './withdrawing-in-tests.ts';

let stage: AlipayStage;
beforeAll(async () => {
  stage = await openAlipayStage();
});
afterAll(async () => {
  expect(await stage.withdrawals.problems(stage.city.operator)).toEqual([]);
  await stage.test.close();
});
beforeEach(() => stage.setFaults(noFaults));

type Payouts = NonNullable<NonNullable<Gateways['alipay']>['payouts']>;

describe('an undecided payout at Alipay', () => {
  /** Creates an approved withdrawal to which Alipay gives no final response. */
  async function undecided(faults: Partial<typeof noFaults>) {
    const withdrawal = await stage.requestWithdrawal();
    await stage.setFaults(faults);
    await stage.withdrawals.approve(stage.city.operator, withdrawal.id);
    await stage.test.drain();
    return withdrawal;
  }
  const untilPaid = async (id: number) => {
    const number = await stage.numberOf(id);
    await expect.poll(() => payoutsNow().queryPayout(number)).toMatchObject({ state: 'settled' });
  };
  const eventsOf = async (id: number) =>
    (
      await stage.test.call('platformWithdrawals', { pageNo: -1 }, { token: stage.city.operator.token })
    ).data.records.find((each) => each.id === id)?.allowedEvents;

  it('an operator can report the result of an undecided Alipay payout only after a day, and the payout is never sent again (case 25)', async () => {
    const { member, id, state } = await undecided({ balanceTooSmall: 99 });
    expect(await eventsOf(id)).toEqual([]);
    expect(await stage.withdrawals.settle(stage.second, id, 'paid')).toMatchObject({
      code: 409,
      data: { reason: 'gateway_busy' },
    });
    await past();
    expect(await eventsOf(id)).toEqual(['pay', 'fail']);
    const owedTo = () =>
      Promise.all([
        stage.withdrawals.accountSum('gateway_clearing', 'bank'),
        stage.withdrawals.accountSum('paid_otherwise', ''),
      ]);
    const [bank, otherwise] = await owedTo();
    expect((await stage.withdrawals.settle(stage.second, id, 'paid', '现金收据 7')).data).toMatchObject({
      state: 'paid',
    });
    // Neither Alipay nor the bank sent the money, so the platform owes it to the payer.
    expect(await owedTo()).toEqual([bank, otherwise + 2_000]);
    await stage.setFaults(noFaults);
    await stage.later(2 * hour);
    expect([await state(), sentByAlipay(stage.test, id)]).toEqual(['paid', []]);
    expect(await stage.withdrawals.balance(member)).toBe(3_000);
  });

  it('an operator cannot report a withdrawal as failed while Alipay is processing the payout or after Alipay paid it (case 25)', async () => {
    const { member, id, state } = await undecided({ transferMs: 2_500 });
    await past();
    expect(await stage.withdrawals.settle(stage.second, id, 'failed')).toMatchObject({
      data: { reason: 'gateway_busy' },
    });
    await untilPaid(id);
    // Alipay has paid in the meantime, but the server does not know about the payment yet.
    expect(await stage.withdrawals.settle(stage.second, id, 'failed')).toMatchObject({
      data: { reason: 'gateway_busy' },
    });
    await stage.test.drain();
    expect([await state(), await stage.withdrawals.balance(member), sentByAlipay(stage.test, id)]).toEqual([
      'paid',
      3_000,
      [2_000],
    ]);
  });

  it('an operator cannot report the result of an undecided payout while Alipay is unreachable or within a minute after the last try to send it', async () => {
    const { id, state } = await undecided({ systemError: 99 });
    await past();
    const silent = { payout: noAnswer, queryPayout: noAnswer };
    for (const outcome of ['failed', 'paid'] as const)
      expect(await settledWith(silent, id, outcome)).toMatchObject({ reason: 'gateway_busy' });
    await sql`UPDATE payout SET asked_at = ${stage.test.clock.now()}
      WHERE number = ${await stage.numberOf(id)}`.execute(stage.test.app.database.read);
    expect(await stage.withdrawals.settle(stage.second, id, 'failed')).toMatchObject({
      data: { reason: 'gateway_busy' },
    });
    stage.test.clock.advance(61 * oneSecond);
    expect(await stage.withdrawals.settle(stage.second, id, 'failed')).toMatchObject({ success: true });
    expect([await state(), sentByAlipay(stage.test, id)]).toEqual(['failed', []]);
  });

  it('an operator cannot report a withdrawal as failed if it was sent to Alipay just after the server queried its status (case 25)', async () => {
    const { member, id, state } = await undecided({ balanceTooSmall: 99 });
    await past();
    const alipay = payoutsNow();
    const overtaken = {
      ...alipay,
      queryPayout: async (number: string) => {
        const told = await alipay.queryPayout(number);
        await stage.setFaults({ ...noFaults, transferMs: 2_000 });
        await sql`UPDATE job SET run_at = ${stage.test.clock.now()} WHERE kind = 'payment.payout'`.execute(
          stage.test.app.database.read,
        );
        await stage.test.drain();
        return told;
      },
    };
    expect(await settledWith(overtaken, id, 'failed')).toMatchObject({ reason: 'gateway_busy' });
    await untilPaid(id);
    await stage.later(hour);
    expect([await state(), await stage.withdrawals.balance(member), sentByAlipay(stage.test, id)]).toEqual([
      'paid',
      3_000,
      [2_000],
    ]);
  });

  it('after Alipay was removed from the configuration, an operator can report a withdrawal that was sent to Alipay as paid but not as failed (case 25)', async () => {
    const { id, state } = await undecided({ transferMs: hour });
    await past();
    expect(await settledWith(undefined, id, 'failed')).toMatchObject({ reason: 'gateway_busy' });
    expect(await state()).toBe('approved');
    const owed = await stage.withdrawals.accountSum('gateway_clearing', 'alipay');
    expect(await settledWith(undefined, id, 'paid')).toMatchObject({ ok: true });
    expect(await stage.withdrawals.accountSum('gateway_clearing', 'alipay')).toBe(owed + 2_000);
  });

  it('a day after an operator reported a payout as failed, the server queries Alipay again and raises an alert if Alipay paid it (case 25)', async () => {
    const { id } = await undecided({ balanceTooSmall: 99 });
    const payout = await stage.payoutOf(id);
    await past();
    expect(await stage.withdrawals.settle(stage.second, id, 'failed')).toMatchObject({ success: true });
    expect(await stage.payoutOf(id)).toMatchObject({ state: 'ended', account: '', name: '' });
    await stage.setFaults(noFaults);
    if (payout) await payoutsNow().payout(payout);
    await stage.later(25 * hour);
    expect(await stage.alertsOf(id)).toContain('paid_twice');
  });

  /**
   * Advances the clock until a day has passed since the approval, and a minute since the last try to send the payout.
   * Only then may an operator report a result.
   */
  async function past() {
    await stage.later(24 * hour + oneSecond);
    stage.test.clock.advance(61 * oneSecond);
  }

  const noAnswer = () => Promise.reject(new Error('no answer'));

  function payoutsNow(): Payouts {
    const payouts = createGateways(stage.test.app.platform.config).alipay?.payouts;
    if (!payouts) throw new Error('Alipay sends nothing here');
    return payouts;
  }

  function settledWith(payouts: Payouts | undefined, withdrawalId: number, outcome: 'paid' | 'failed') {
    const { alipay, ...others } = createGateways(stage.test.app.platform.config);
    const { payouts: _, ...rest } = alipay ?? {};
    const gateways = { ...others, alipay: { ...rest, ...(payouts && { payouts }) } } as Gateways;
    const input = { withdrawalId, outcome, reference: 'x' } as const;
    const context = {
      caller: {
        role: 'platform',
        roles: ['finance'],
        id: stage.second.id,
        sessionHash: '',
        isSecondFactorMissing: false,
      },
      language: 'zh-CN',
      readerLanguage: 'zh-CN',
    } as const;
    const call = { site: 'china', requestId: '', idempotencyKey: '', device: '', deviceKey: '', ip: '' } as const;
    return settleWithdrawal(stage.test.app.platform, gateways, input, {
      ...context,
      ...call,
      now: stage.test.clock.now(),
    });
  }
});
