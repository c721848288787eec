import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  newStaff,
  openSmallCity,
  openTestAppWithCards,
  type SmallCity,
  type TestAppWithCards,
  type TestPerson,
} from '../../../testing/index.ts';
import { createGateways, type Gateways, transfersByNumber } from '../../payment/index.ts';
import { deskOf, memberWith, sentByAlipay } from './withdrawing-in-tests.ts';

let test: TestAppWithCards;
let city: SmallCity;
let second: TestPerson;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  test = await openTestAppWithCards();
  city = await openSmallCity(test);
  second = await newStaff(test, 'platform');
  desk = deskOf(test);
});
afterAll(async () => {
  expect(await desk.problems(city.operator)).toEqual([]);
  await test.close();
});

const calm = {
  error500: 0,
  cutAfterEffect: 0,
  transferMs: 0,
  failsLater: 0,
  systemError: 0,
  payeeMissing: 0,
  nameDiffers: 0,
  balanceTooSmall: 0,
};
const turn = (knobs: Partial<typeof calm>) => test.atSandbox('alipay/knobs', knobs);
beforeEach(() => turn(calm));

const oneSecond = 1_000;
const hour = 3_600_000;

/** A member's 20 of 50 yuan, asked for. */
async function asked(amount = 2_000) {
  const member = await memberWith(test, amount + 3_000);
  const { data } = await desk.withdraw(member, amount);
  return { member, id: data.id, state: async () => (await desk.own(member, data.id))?.state };
}

const numberOf = async (id: number) =>
  (
    await sql<{ number: string }>`SELECT payout_number AS number FROM withdrawal WHERE id = ${id}`.execute(
      test.app.database.read,
    )
  ).rows[0]?.number ?? '';

const transferOf = async (id: number) => (await transfersByNumber(test.app.database.read, [await numberOf(id)]))[0];

async function later(ms: number) {
  test.clock.advance(ms);
  await test.drain();
}

const alertsOf = async (id: number) => {
  const reference = await numberOf(id);
  const { data } = await test.call('paymentAlerts', { pageNo: -1 }, { token: city.operator.token });
  return data.records.filter((alert) => alert.reference === reference).map(({ kind }) => kind);
};

describe('what is approved and goes to an Alipay account', () => {
  it('is sent there by itself: forty approvals by two operators are one transfer (case 25)', async () => {
    const { member, id, state } = await asked();
    const lay = await desk.lies('gateway_clearing', 'alipay');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => desk.approve(index % 2 === 0 ? city.operator : second, id)),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    await Promise.all(Array.from({ length: 8 }, () => test.drain()));
    expect(await state()).toBe('paid');
    expect(sentByAlipay(test, id)).toEqual([2_000]);
    expect(await desk.lies('gateway_clearing', 'alipay')).toBe(lay + 2_000);
    expect([await desk.balance(member), await desk.lies('withdrawal_held', id)]).toEqual([3_000, 0]);
    expect((await desk.own(member, id))?.timeline.map(({ event }) => event)).toEqual(['apply', 'approve', 'pay']);
  });

  it('was taken, and the answer was lost: it is asked for under its number, and paid once (case 25)', async () => {
    const { id, state } = await asked();
    // Alipay’s own library asks a second time where the connection breaks.
    await turn({ cutAfterEffect: 2 });
    await desk.approve(city.operator, id);
    await test.drain();
    expect([await state(), sentByAlipay(test, id)]).toEqual(['approved', [2_000]]);
    await later(3 * oneSecond);
    expect([await state(), sentByAlipay(test, id)]).toEqual(['paid', [2_000]]);
  });

  it('meets a server that was killed after its call and before its commit: paid once (case 25)', async () => {
    const { id, state } = await asked();
    await desk.approve(city.operator, id);
    const transfer = await transferOf(id);
    const alipay = createGateways(test.app.platform.config).alipay;
    if (!transfer || !alipay?.transfers) throw new Error('there is nothing to send');
    // What a killed server leaves behind: Alipay has sent it, the row knows nothing, and its job is still there.
    await alipay.transfers.transfer(transfer);
    await test.drain();
    expect([await state(), sentByAlipay(test, id)]).toEqual(['paid', [2_000]]);
  });

  it('meets a server that was killed while its job ran: the job is done again', async () => {
    const { id, state } = await asked();
    await desk.approve(city.operator, id);
    const transfer = await transferOf(id);
    const leased = new Date(test.clock.now().getTime() + 60 * oneSecond);
    await sql`UPDATE gateway_transfer SET tries = 1, asked_at = ${test.clock.now()}, trying_until = ${leased}
      WHERE id = ${transfer?.id}`.execute(test.app.database.read);
    await sql`UPDATE job SET run_at = ${leased} WHERE kind = 'payment.transfer'`.execute(test.app.database.read);
    await test.drain();
    expect(await state()).toBe('approved');
    await later(60 * oneSecond);
    expect([await state(), sentByAlipay(test, id)]).toEqual(['paid', [2_000]]);
  });

  it('and whose timer is lost is found within hours', async () => {
    const { id, state } = await asked();
    await turn({ systemError: 1 });
    await desk.approve(city.operator, id);
    await test.drain();
    await sql`DELETE FROM job WHERE kind = 'payment.transfer'`.execute(test.app.database.read);
    test.clock.advance(3 * hour);
    const { scheduleReconcile } = await import('../../payment/index.ts');
    await scheduleReconcile(test.app.platform, test.clock.now());
    await test.drain();
    await expect.poll(state).toBe('paid');
    expect(sentByAlipay(test, id)).toEqual([2_000]);
  });

  it.each([
    ['a system error', { systemError: 2 }],
    ['a broken server', { error500: 2 }],
  ])('meets %s: nothing is decided, and it is sent under the same number until something is', async (_, knobs) => {
    const { member, id, state } = await asked();
    await turn(knobs);
    await desk.approve(city.operator, id);
    await test.drain();
    expect([await state(), await desk.balance(member), sentByAlipay(test, id)]).toEqual(['approved', 3_000, []]);
    await later(5 * oneSecond);
    await later(9 * oneSecond);
    expect([await state(), sentByAlipay(test, id)]).toEqual(['paid', [2_000]]);
  });

  it('is under way for a while, and paid when Alipay says so', async () => {
    const { id, state } = await asked();
    await turn({ transferMs: 700 });
    await desk.approve(city.operator, id);
    await test.drain();
    expect([await state(), sentByAlipay(test, id)]).toEqual(['approved', [2_000]]);
    const { data } = await test.call('platformWithdrawals', { pageNo: -1 }, { token: city.operator.token });
    expect(data.records.find((each) => each.id === id)).toMatchObject({ payoutDetail: 'DEALING', allowedEvents: [] });
    const soon = async () => {
      await later(10 * oneSecond);
      return state();
    };
    await expect.poll(soon, { interval: 200, timeout: 5_000 }).toBe('paid');
    expect(sentByAlipay(test, id)).toEqual([2_000]);
  });

  it.each([
    ['payeeMissing', 'Alipay knows no such account. Please check how it is written.'],
    ['nameDiffers', 'The name you gave is not the name on the Alipay account.'],
    ['failsLater', 'The Alipay account cannot take money at present. The Alipay app says why.'],
  ])('is refused for good (%s): one return, with a reason that its member reads (case 25)', async (knob, words) => {
    const { member, id } = await asked();
    await turn({ [knob]: 1 });
    await desk.approve(city.operator, id);
    await Promise.all(Array.from({ length: 8 }, () => test.drain()));
    expect(await desk.own(member, id)).toMatchObject({ state: 'failed', reason: words });
    expect((await desk.own(member, id, 'ar'))?.reason).toMatch(/Alipay/);
    expect((await desk.own(member, id, 'ar'))?.reason).not.toBe(words);
    expect([await desk.balance(member), await desk.lies('withdrawal_held', id)]).toEqual([5_000, 0]);
    await later(2 * hour);
    expect(await desk.balance(member)).toBe(5_000);
    expect((await desk.withdraw(member, 5_000)).success).toBe(true);
  });

  it('waits while our money at Alipay does not cover it: a person hears of it once, and it is tried every hour', async () => {
    const { id, state } = await asked();
    await turn({ balanceTooSmall: 2 });
    await desk.approve(city.operator, id);
    await test.drain();
    expect([await state(), await alertsOf(id)]).toEqual(['approved', ['transfer_waits']]);
    await later(59 * 60_000);
    expect((await transferOf(id))?.tries).toBe(1);
    await later(61_000);
    expect([(await transferOf(id))?.tries, await state()]).toEqual([2, 'approved']);
    await later(hour);
    expect([await state(), sentByAlipay(test, id)]).toEqual(['paid', [2_000]]);
    expect(await alertsOf(id)).toEqual(['transfer_waits']);
  });

  it('is refused under a number that stands for another sum or payee, and that decides nothing', async () => {
    const transfers = createGateways(test.app.platform.config).alipay?.transfers;
    const wanted = { number: 'W0_same', amount: 2_000, account: '13800138000', name: '李雷', title: 'W0' };
    expect(await transfers?.transfer(wanted)).toMatchObject({ state: 'settled' });
    expect(await transfers?.transfer(wanted)).toMatchObject({ state: 'settled' });
    for (const other of [{ amount: 2_001 }, { account: '13800138001' }, { name: '韩梅梅' }])
      expect(await transfers?.transfer({ ...wanted, ...other })).toMatchObject({
        state: 'pending',
        detail: expect.stringContaining('PAYMENT_INFO_INCONSISTENCY'),
      });
  });

  it('is listed in Alipay’s bill, and no comparison takes it for a payment or a refund', async () => {
    const { compareDay } = await import('../../payment/statements/compare-day.ts');
    const gateway = createGateways(test.app.platform.config).alipay;
    if (!gateway) throw new Error('Alipay is not configured');
    const day = new Date(Date.now() + 8 * hour).toISOString().slice(0, 10);
    const compared = await compareDay(test.app.database.read, { method: 'alipay', gateway, day });
    expect(compared).toMatchObject({ totals: { payments: 0, refunds: 0 }, differences: [] });
  });
});

describe('what Alipay has not decided', () => {
  /** Approved, and Alipay says nothing that would decide it. */
  async function undecided(knobs: Partial<typeof calm>) {
    const withdrawal = await asked();
    await turn(knobs);
    await desk.approve(city.operator, withdrawal.id);
    await test.drain();
    return withdrawal;
  }
  const eventsOf = async (id: number) =>
    (await test.call('platformWithdrawals', { pageNo: -1 }, { token: city.operator.token })).data.records.find(
      (each) => each.id === id,
    )?.allowedEvents;

  it('is left to it for a day; then people say how it ended, and nobody sends it any more', async () => {
    const { member, id, state } = await undecided({ balanceTooSmall: 99 });
    expect(await eventsOf(id)).toEqual([]);
    expect(await desk.settle(second, id, 'paid')).toMatchObject({ code: 409, data: { reason: 'payout_under_way' } });
    await later(24 * hour + oneSecond);
    test.clock.advance(61 * oneSecond);
    expect(await eventsOf(id)).toEqual(['pay', 'fail']);
    const owed = await desk.lies('gateway_clearing', 'bank');
    expect((await desk.settle(second, id, 'paid', '现金收据 7')).data).toMatchObject({ state: 'paid' });
    // Alipay has never sent it: whoever paid is owed it.
    expect(await desk.lies('gateway_clearing', 'bank')).toBe(owed + 2_000);
    await turn(calm);
    await later(2 * hour);
    expect([await state(), sentByAlipay(test, id)]).toEqual(['paid', []]);
    expect(await desk.balance(member)).toBe(3_000);
  });

  it('is not given back while Alipay is at work on it, nor after it has paid', async () => {
    const { member, id, state } = await undecided({ transferMs: 2_500 });
    await later(24 * hour + oneSecond);
    test.clock.advance(61 * oneSecond);
    expect(await desk.settle(second, id, 'failed')).toMatchObject({ data: { reason: 'payout_under_way' } });
    await new Promise((resolve) => setTimeout(resolve, 2_600));
    // It has paid meanwhile, and nobody has heard of it yet.
    expect(await desk.settle(second, id, 'failed')).toMatchObject({ data: { reason: 'payout_under_way' } });
    await test.drain();
    expect([await state(), await desk.balance(member), sentByAlipay(test, id)]).toEqual(['paid', 3_000, [2_000]]);
  });

  it('is not ended while it cannot be asked, nor while a try waits for its answer', async () => {
    const { id, state } = await undecided({ systemError: 99 });
    await later(24 * hour + oneSecond);
    test.clock.advance(61 * oneSecond);
    const { settleWithdrawal } = await import('./settle-withdrawal.ts');
    const gateways = createGateways(test.app.platform.config);
    const silent = {
      transfer: () => Promise.reject(new Error('no')),
      queryTransfer: () => Promise.reject(new Error('no')),
    };
    const deaf: Gateways = { ...gateways, alipay: gateways.alipay && { ...gateways.alipay, transfers: silent } };
    const context = {
      caller: { role: 'platform', id: second.id, sessionHash: '' },
      language: 'zh-CN',
      site: 'china',
      now: test.clock.now(),
      requestId: '',
      idempotencyKey: '',
      device: '',
      deviceKey: '',
      ip: '',
    } as const;
    const input = { withdrawalId: id, outcome: 'failed', reference: 'x' } as const;
    expect(await settleWithdrawal(test.app.platform, deaf, input, context)).toMatchObject({
      reason: 'payout_under_way',
    });
    const until = new Date(test.clock.now().getTime() + 60 * oneSecond);
    await sql`UPDATE gateway_transfer SET trying_until = ${until} WHERE number = ${await numberOf(id)}`.execute(
      test.app.database.read,
    );
    expect(await desk.settle(second, id, 'failed')).toMatchObject({ data: { reason: 'payout_under_way' } });
    test.clock.advance(61 * oneSecond);
    expect(await desk.settle(second, id, 'failed')).toMatchObject({ success: true });
    expect([await state(), sentByAlipay(test, id)]).toEqual(['failed', []]);
  });
});
