import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateways } from '../../payment/index.ts';
import { type AlipayStage, hour, noFaults, oneSecond, openAlipayStage } from './alipay-stage-in-tests.ts';
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

describe('an approved withdrawal to an Alipay account', () => {
  it('forty approvals by two operators send a withdrawal to Alipay only once (case 25)', async () => {
    const { member, id, state } = await stage.requestWithdrawal();
    const lay = await stage.withdrawals.accountSum('gateway_clearing', 'alipay');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        stage.withdrawals.approve(index % 2 === 0 ? stage.city.operator : stage.second, id),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    await Promise.all(Array.from({ length: 8 }, () => stage.test.drain()));
    expect(await state()).toBe('paid');
    expect(sentByAlipay(stage.test, id)).toEqual([2_000]);
    expect(await stage.withdrawals.accountSum('gateway_clearing', 'alipay')).toBe(lay + 2_000);
    expect([
      await stage.withdrawals.balance(member),
      await stage.withdrawals.accountSum('withdrawal_held', id),
    ]).toEqual([3_000, 0]);
    expect((await stage.withdrawals.own(member, id))?.timeline.map(({ event }) => event)).toEqual([
      'apply',
      'approve',
      'pay',
    ]);
  });

  it('a withdrawal whose Alipay response was lost is queried by its number and paid once (case 25)', async () => {
    const { id, state } = await stage.requestWithdrawal();
    // Alipay's library retries once after a broken connection, so break two connections.
    await stage.setFaults({ cutAfterEffect: 2 });
    await stage.withdrawals.approve(stage.city.operator, id);
    await stage.test.drain();
    expect([await state(), sentByAlipay(stage.test, id)]).toEqual(['approved', [2_000]]);
    await stage.later(3 * oneSecond);
    expect([await state(), sentByAlipay(stage.test, id)]).toEqual(['paid', [2_000]]);
  });

  it('if the result of five tries to send a withdrawal to Alipay is unknown, operators get one alert (case 25)', async () => {
    const { id, state } = await stage.requestWithdrawal();
    await stage.setFaults({ error500: 99 });
    await stage.withdrawals.approve(stage.city.operator, id);
    await stage.test.drain();
    const detail = async () => {
      const operator = { token: stage.city.operator.token };
      const { data } = await stage.test.call('platformWithdrawals', { pageNo: -1 }, operator);
      return data.records.find((each) => each.id === id)?.payoutDetail;
    };
    const alerts = async () => {
      const reference = await stage.numberOf(id);
      const operator = { token: stage.city.operator.token, language: 'en' } as const;
      const { data } = await stage.test.call('paymentAlerts', { pageNo: -1 }, operator);
      return data.records.filter((alert) => alert.reference === reference);
    };
    expect(await detail()).toMatch(/Error/);
    for (const tries of [2, 3, 4]) {
      await stage.later(60 * oneSecond);
      expect((await stage.payoutOf(id))?.tries).toBe(tries);
    }
    expect(await alerts()).toEqual([]);
    for (const tries of [5, 6]) {
      await stage.later(60 * oneSecond);
      expect((await stage.payoutOf(id))?.tries).toBe(tries);
    }
    expect(await alerts()).toMatchObject([{ kind: 'payout_waits', says: { code: 'payout_end_unknown' } }]);
    await stage.setFaults(noFaults);
    await stage.later(300 * oneSecond);
    expect([await state(), sentByAlipay(stage.test, id)]).toEqual(['paid', [2_000]]);
    expect((await stage.payoutOf(id))?.detail).toBeNull();
  });

  it('a server killed between the call to Alipay and the commit pays the withdrawal only once (case 25)', async () => {
    const { id, state } = await stage.requestWithdrawal();
    await stage.withdrawals.approve(stage.city.operator, id);
    const payout = await stage.payoutOf(id);
    const alipay = createGateways(stage.test.app.platform.config).alipay;
    if (!payout || !alipay?.payouts) throw new Error('there is nothing to send');
    // Simulate a server that is killed after Alipay sent the money. The payout row does not show the payment, and the
    // job still exists.
    await alipay.payouts.payout(payout);
    await stage.test.drain();
    expect([await state(), sentByAlipay(stage.test, id)]).toEqual(['paid', [2_000]]);
  });

  it('a withdrawal is sent by the second run of the payout job if the server was killed during the first', async () => {
    const { id, state } = await stage.requestWithdrawal();
    await stage.withdrawals.approve(stage.city.operator, id);
    const payout = await stage.payoutOf(id);
    const leased = new Date(stage.test.clock.now().getTime() + 60 * oneSecond);
    await sql`UPDATE payout SET tries = 1, asked_at = ${stage.test.clock.now()}
      WHERE id = ${payout?.id}`.execute(stage.test.app.database.read);
    await sql`UPDATE job SET run_at = ${leased} WHERE kind = 'payment.payout'`.execute(stage.test.app.database.read);
    await stage.test.drain();
    expect(await state()).toBe('approved');
    await stage.later(60 * oneSecond);
    expect([await state(), sentByAlipay(stage.test, id)]).toEqual(['paid', [2_000]]);
  });

  it('a withdrawal whose payout job was lost is paid by the reconciliation job a few hours later', async () => {
    const { id, state } = await stage.requestWithdrawal();
    await stage.setFaults({ systemError: 1 });
    await stage.withdrawals.approve(stage.city.operator, id);
    await stage.test.drain();
    await sql`DELETE FROM job WHERE kind = 'payment.payout'`.execute(stage.test.app.database.read);
    stage.test.clock.advance(3 * hour);
    const { scheduleReconcile } = await import('../../payment/index.ts');
    await scheduleReconcile(stage.test.app.platform, stage.test.clock.now());
    await stage.test.drain();
    await expect.poll(state).toBe('paid');
    expect(sentByAlipay(stage.test, id)).toEqual([2_000]);
  });

  it.each([
    ['a system error', { systemError: 2 }],
    ['a broken server', { error500: 2 }],
  ])(
    'after %s at Alipay, the server sends a withdrawal to Alipay again under the same number, and Alipay pays it once',
    async (_, faults) => {
      const { member, id, state } = await stage.requestWithdrawal();
      await stage.setFaults(faults);
      await stage.withdrawals.approve(stage.city.operator, id);
      await stage.test.drain();
      expect([await state(), await stage.withdrawals.balance(member), sentByAlipay(stage.test, id)]).toEqual([
        'approved',
        3_000,
        [],
      ]);
      await stage.later(5 * oneSecond);
      await stage.later(9 * oneSecond);
      expect([await state(), sentByAlipay(stage.test, id)]).toEqual(['paid', [2_000]]);
    },
  );

  it('a withdrawal that Alipay is still processing counts as paid when Alipay reports the payment', async () => {
    const { id, state } = await stage.requestWithdrawal();
    await stage.setFaults({ transferMs: 700 });
    await stage.withdrawals.approve(stage.city.operator, id);
    await stage.test.drain();
    expect([await state(), sentByAlipay(stage.test, id)]).toEqual(['approved', [2_000]]);
    const { data } = await stage.test.call('platformWithdrawals', { pageNo: -1 }, { token: stage.city.operator.token });
    expect(data.records.find((each) => each.id === id)).toMatchObject({ payoutDetail: 'DEALING', allowedEvents: [] });
    const soon = async () => {
      await stage.later(10 * oneSecond);
      return state();
    };
    await expect.poll(soon, { interval: 200 }).toBe('paid');
    expect(sentByAlipay(stage.test, id)).toEqual([2_000]);
  });

  it.each([
    ['unknown account', 'payeeMissing', 'We couldn’t find this Alipay account. Check the spelling.'],
    ['another name', 'nameDiffers', 'Your name doesn’t match the Alipay account.'],
    [
      'failure after acceptance',
      'failsLater',
      'The Alipay account can’t receive money right now. The Alipay app says why.',
    ],
  ])(
    'if Alipay rejects a withdrawal (%s), the member gets the money back once and sees a translated reason (case 25)',
    async (_, control, words) => {
      const { member, id } = await stage.requestWithdrawal();
      await stage.setFaults({ [control]: 1 });
      await stage.withdrawals.approve(stage.city.operator, id);
      await Promise.all(Array.from({ length: 8 }, () => stage.test.drain()));
      expect(await stage.withdrawals.own(member, id)).toMatchObject({ state: 'failed', reason: words });
      expect((await stage.withdrawals.own(member, id, 'ar'))?.reason).toMatch(/Alipay/);
      expect((await stage.withdrawals.own(member, id, 'ar'))?.reason).not.toBe(words);
      expect([
        await stage.withdrawals.balance(member),
        await stage.withdrawals.accountSum('withdrawal_held', id),
      ]).toEqual([5_000, 0]);
      await stage.later(2 * hour);
      expect(await stage.withdrawals.balance(member)).toBe(5_000);
      expect((await stage.withdrawals.withdraw(member, 5_000)).success).toBe(true);
    },
  );

  it('while our balance at Alipay is too low, the server retries a withdrawal every hour and raises only one alert', async () => {
    const { id, state } = await stage.requestWithdrawal();
    await stage.setFaults({ balanceTooSmall: 2 });
    await stage.withdrawals.approve(stage.city.operator, id);
    await stage.test.drain();
    expect([await state(), await stage.alertsOf(id)]).toEqual(['approved', ['payout_waits']]);
    await stage.later(59 * 60_000);
    expect((await stage.payoutOf(id))?.tries).toBe(1);
    await stage.later(61_000);
    expect([(await stage.payoutOf(id))?.tries, await state()]).toEqual([2, 'approved']);
    await stage.later(hour);
    expect([await state(), sentByAlipay(stage.test, id)]).toEqual(['paid', [2_000]]);
    expect(await stage.alertsOf(id)).toEqual(['payout_waits']);
  });

  it('Alipay rejects a reused payout number with another amount or payee, and the payout stays pending', async () => {
    const payouts = createGateways(stage.test.app.platform.config).alipay?.payouts;
    const wanted = { number: 'W0_same', amount: 2_000, account: '13800138000', name: '李雷', title: 'W0' };
    expect(await payouts?.payout(wanted)).toMatchObject({ state: 'settled' });
    expect(await payouts?.payout(wanted)).toMatchObject({ state: 'settled' });
    for (const other of [{ amount: 2_001 }, { account: '13800138001' }, { name: '韩梅梅' }])
      expect(await payouts?.payout({ ...wanted, ...other })).toMatchObject({
        state: 'pending',
        detail: expect.stringContaining('PAYMENT_INFO_INCONSISTENCY'),
      });
  });

  it('a payout in Alipay’s daily bill is compared with the ledger neither as a payment nor as a refund', async () => {
    const { compareDay } = await import('../../payment/gateway-reports/compare-day.ts');
    const gateway = createGateways(stage.test.app.platform.config).alipay;
    if (!gateway) throw new Error('Alipay is not configured');
    const day = new Date(Date.now() + 8 * hour).toISOString().slice(0, 10);
    const compared = await compareDay(stage.test.app.database.read, { method: 'alipay', gateway, day });
    expect(compared).toMatchObject({ totals: { payments: 0, refunds: 0 }, differences: [] });
  });
});
