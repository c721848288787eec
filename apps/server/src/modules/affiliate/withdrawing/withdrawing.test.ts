import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newStaff,
  openTestApp,
  openTestCityWithCards,
  type SmallCity,
  type TestApp,
  type TestPerson,
} from '../../../testing/index.ts';
import { memberWith, toAlipay, toBank, withdrawalsOf } from './withdrawing-in-tests.ts';

let test: TestApp;
let city: SmallCity;
let second: TestPerson;
let withdrawals: ReturnType<typeof withdrawalsOf>;

beforeAll(async () => {
  ({ app: test, city } = await openTestCityWithCards());
  second = await newStaff(test, 'platform');
  withdrawals = withdrawalsOf(test);
});
afterAll(async () => {
  expect(await withdrawals.problems(city.operator)).toEqual([]);
  await test.close();
});

const fortyTimes = <Value>(work: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: 40 }, (_, index) => work(index)));

describe('a withdrawal of affiliate balance', () => {
  it('a withdrawal request holds the amount in the ledger at once, and the member sees only a masked account number', async () => {
    const member = await memberWith(test, 5_000);
    const { data, success } = await withdrawals.withdraw(member, 3_000);
    expect(success).toBe(true);
    expect(data).toMatchObject({ state: 'applied', amount: 3_000, account: '138****8000', reason: null });
    expect(data.number).toMatch(/^W20261121\d{6,}$/);
    expect(data.timeline.map(({ event, to }) => [event, to])).toEqual([['apply', 'applied']]);
    expect(await withdrawals.balance(member)).toBe(2_000);
    expect(await withdrawals.accountSum('withdrawal_held', data.id)).toBe(3_000);
    const { data: known } = await test.call('withdrawable', {}, { token: member.token });
    expect(known).toMatchObject({ least: 1_000, realName: '李雷', payoutMethods: ['alipay', 'bank'] });
  });

  it('forty concurrent withdrawals succeed only as often as the balance covers them (case 25)', async () => {
    const member = await memberWith(test, 10_500);
    const answers = await fortyTimes(() => withdrawals.withdraw(member, 1_000));
    expect(answers.filter(({ success }) => success)).toHaveLength(10);
    const refusals = answers.flatMap(({ success, data }) => (success ? [] : [data]));
    expect(new Set(refusals.map((data: unknown) => JSON.stringify(data)))).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({ data: { reason: 'insufficient_balance' } });
    expect(await withdrawals.balance(member)).toBe(500);
    const { data } = await test.call('withdrawals', { pageSize: 4 }, { token: member.token });
    expect([data.total, data.records.length]).toEqual([10, 4]);
  });

  it('a withdrawal is created once per idempotency key, and the same key with another body is rejected', async () => {
    const member = await memberWith(test, 10_000);
    const answers = await fortyTimes(() => withdrawals.withdraw(member, 2_000, toAlipay, 'the-same-key'));
    expect(new Set(answers.map(({ data }) => data.id))).toHaveLength(1);
    expect(await withdrawals.balance(member)).toBe(8_000);
    const other = await withdrawals.withdraw(member, 3_000, toAlipay, 'the-same-key');
    expect(other).toMatchObject({ success: false, data: { reason: 'idempotency_key_reused' } });
  });

  it('a withdrawal needs the payment password, at least ten yuan and a valid account', async () => {
    const member = await memberWith(test, 5_000);
    const request = { amount: 2_000, ...toAlipay };
    const asked = (input: object) => test.call('withdraw', { ...request, ...input }, { token: member.token });
    expect((await asked({})).data).toMatchObject({ reason: 'payment_password_missing' });
    expect((await asked({ paymentPassword: '000000' })).data).toMatchObject({
      reason: 'payment_password_wrong',
      details: { triesLeft: 4 },
    });
    const given = { paymentPassword: '246810' };
    expect((await asked({ ...given, amount: 999 })).status).toBe(400);
    for (const [field, input] of [
      ['account', { account: '12345' }],
      ['account', { ...toBank, account: '6222' }],
      ['bankName', { ...toBank, bankName: '' }],
    ] as const) {
      const { data } = await asked({ ...given, ...input });
      expect(data).toMatchObject({ reason: 'payee_account_invalid', details: { field } });
    }
    await sql`UPDATE member SET payment_password_hash = NULL WHERE id = ${member.id}`.execute(test.app.database.read);
    expect((await asked(given)).data).toMatchObject({ reason: 'payment_password_not_set' });
    expect(await withdrawals.balance(member)).toBe(5_000);
  });

  it('a withdrawal is invisible to other members, and only the platform can decide about it', async () => {
    const [member, stranger] = [await memberWith(test, 5_000), await memberWith(test, 5_000)];
    const { id: withdrawalId } = (await withdrawals.withdraw(member, 2_000)).data;
    const seen = await test.call('withdrawals', { withdrawalId }, { token: stranger.token });
    const missing = await test.call('withdrawals', { withdrawalId: 99_999_999 }, { token: stranger.token });
    expect(seen.status).toBe(404);
    expect(seen).toEqual(missing);
    for (const person of [member, city.merchant, city.courier]) {
      expect((await withdrawals.approve(person, withdrawalId)).status).toBe(403);
      expect((await test.call('platformWithdrawals', {}, { token: person.token })).status).toBe(403);
      expect((await test.call('waitingWithdrawals', {}, { token: person.token })).status).toBe(403);
    }
    expect((await withdrawals.own(member, withdrawalId))?.state).toBe('applied');
  });
});

describe('decisions of operators about a withdrawal', () => {
  it('if an operator refuses a withdrawal, the member gets the money back once and sees a reason in the member’s language (case 25)', async () => {
    const member = await memberWith(test, 5_000);
    const { id } = (await withdrawals.withdraw(member, 2_000)).data;
    const answers = await fortyTimes(() => withdrawals.refuse(city.operator, id, '护照上是 AIKO'));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await withdrawals.balance(member)).toBe(5_000);
    expect(await withdrawals.own(member, id)).toMatchObject({
      state: 'refused',
      reason: 'The name doesn’t match the account holder.',
    });
    // The operator's Chinese note is only for staff.
    expect(JSON.stringify(await withdrawals.own(member, id))).not.toContain('AIKO');
    const { data: listed } = await test.call('platformWithdrawals', { view: 'all' }, { token: city.operator.token });
    expect(listed.records.find((each) => each.id === id)).toMatchObject({ note: '护照上是 AIKO' });
    expect((await withdrawals.own(member, id, 'ja'))?.reason).toBe('お名前が口座の名義と一致しません。');
  });

  it('if operators approve and refuse a withdrawal concurrently, exactly one decision succeeds (case 25)', async () => {
    const member = await memberWith(test, 20_000);
    for (let round = 0; round < 5; round += 1) {
      const before = await withdrawals.balance(member);
      const { id } = (await withdrawals.withdraw(member, 2_000, toBank)).data;
      const answers = await fortyTimes((index) =>
        index % 2 === 0 ? withdrawals.approve(city.operator, id) : withdrawals.refuse(second, id),
      );
      expect(answers.filter(({ success }) => success)).toHaveLength(1);
      const state = (await withdrawals.own(member, id))?.state;
      expect(await withdrawals.balance(member)).toBe(state === 'refused' ? before : before - 2_000);
    }
  });

  it('a withdrawal of 1,000 yuan or more needs approvals by two different operators', async () => {
    const member = await memberWith(test, 200_000);
    const { id } = (await withdrawals.withdraw(member, 100_000, toBank)).data;
    const answers = await fortyTimes(() => withdrawals.approve(city.operator, id));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const first = answers.find(({ success }) => success);
    expect(first?.data).toMatchObject({ state: 'applied', approvalsNeeded: 2, allowedEvents: ['refuse'] });
    expect(answers.find(({ success }) => !success)).toMatchObject({
      code: 403,
      data: { reason: 'second_operator_needed' },
    });
    const done = await withdrawals.approve(second, id);
    expect(done.data).toMatchObject({ state: 'approved', allowedEvents: ['pay', 'fail'] });
    expect(done.data.approvals).toHaveLength(2);
    expect((await withdrawals.withdraw(member, 99_999, toBank)).success).toBe(true);
  });

  it('platformWithdrawals shows for a withdrawal the payee, the member’s remaining balance and the number of members whom the member invited', async () => {
    const member = await memberWith(test, 5_000);
    const friend = await memberWith(test, 100);
    await sql`UPDATE member SET inviter_id = ${member.id} WHERE id = ${friend.id}`.execute(test.app.database.read);
    const { id } = (await withdrawals.withdraw(member, 2_000, toBank)).data;
    const { data } = await test.call('platformWithdrawals', { pageNo: -1 }, { token: city.operator.token });
    expect(data.records.find((each) => each.id === id)).toMatchObject({
      memberId: member.id,
      payoutNumber: expect.stringMatching(new RegExp(`^W${id}_`)),
      account: '6222****7890',
      fullAccount: '6222021234567890',
      bankName: '中国工商银行',
      realName: 'Li Lei',
      balanceLeft: 3_000,
      invited: 1,
      approvals: [],
      approvalsNeeded: 1,
      payoutDetail: null,
      allowedEvents: ['approve', 'refuse'],
    });
    expect(data.records.map((each) => each.id)).toEqual(data.records.map((each) => each.id).toSorted((a, b) => a - b));
  });

  it('operators see the full account until the withdrawal is paid, and a masked account afterwards', async () => {
    const member = await memberWith(test, 5_000);
    const { id } = (await withdrawals.withdraw(member, 2_000, toBank)).data;
    expect((await withdrawals.approve(city.operator, id)).data).toMatchObject({ fullAccount: '6222021234567890' });
    expect((await withdrawals.settle(city.operator, id, 'paid')).data).toMatchObject({ fullAccount: '6222****7890' });
  });

  it('operators can report the result of a payout to a bank card only once, as paid or as failed (case 25)', async () => {
    const member = await memberWith(test, 5_000);
    const { id } = (await withdrawals.withdraw(member, 2_000, toBank)).data;
    expect(await withdrawals.settle(city.operator, id, 'paid')).toMatchObject({
      code: 409,
      data: { reason: 'transition_not_allowed' },
    });
    await withdrawals.approve(city.operator, id);
    const owed = await withdrawals.accountSum('gateway_clearing', 'bank');
    const answers = await fortyTimes((index) =>
      withdrawals.settle(city.operator, id, index % 2 === 0 ? 'paid' : 'failed'),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const state = (await withdrawals.own(member, id))?.state;
    const paid = state === 'paid' ? 2_000 : 0;
    expect(await withdrawals.accountSum('gateway_clearing', 'bank')).toBe(owed + paid);
    expect(await withdrawals.balance(member)).toBe(5_000 - paid);
    expect(await withdrawals.accountSum('withdrawal_held', id)).toBe(0);
  });

  it('if a payout to a bank card fails, the member gets the money back and sees a reason in the member’s language', async () => {
    const member = await memberWith(test, 5_000);
    const { id } = (await withdrawals.withdraw(member, 2_000, toBank)).data;
    await withdrawals.approve(city.operator, id);
    const { data } = await withdrawals.settle(second, id, 'failed', '卡号与户名不符');
    expect(data).toMatchObject({ state: 'failed', payoutDetail: '卡号与户名不符' });
    expect(await withdrawals.balance(member)).toBe(5_000);
    expect((await withdrawals.own(member, id))?.reason).toBe('The payment didn’t go through.');
    expect((await withdrawals.own(member, id, 'ja'))?.reason).toBe('送金できませんでした。');
  });

  it('each action on a withdrawal leaves a history row that cannot be changed', async () => {
    const member = await memberWith(test, 5_000);
    const { id } = (await withdrawals.withdraw(member, 2_000, toBank)).data;
    await withdrawals.approve(city.operator, id);
    await withdrawals.settle(second, id, 'paid', 'ICBC 1');
    const { read } = test.app.database;
    const { rows } = await sql`SELECT event, from_state, to_state, actor, staff_id, note FROM withdrawal_history
      WHERE withdrawal_id = ${id} ORDER BY id`.execute(read);
    expect(rows).toEqual([
      { event: 'apply', from_state: null, to_state: 'applied', actor: 'member', staff_id: null, note: null },
      {
        event: 'approve',
        from_state: 'applied',
        to_state: 'approved',
        actor: 'platform',
        staff_id: city.operator.id,
        note: null,
      },
      {
        event: 'pay',
        from_state: 'approved',
        to_state: 'paid',
        actor: 'platform',
        staff_id: second.id,
        note: 'ICBC 1',
      },
    ]);
    for (const table of ['withdrawal_history', 'withdrawal_approval']) {
      const changed = sql`UPDATE ${sql.table(table)} SET created_at = now() WHERE withdrawal_id = ${id}`.execute(read);
      await expect(changed).rejects.toThrow('append-only');
    }
  });
});

it('the ledger check reports a held amount that is wrong or belongs to an ended withdrawal', async () => {
  const member = await memberWith(test, 5_000);
  const { id, number } = (await withdrawals.withdraw(member, 2_000, toBank)).data;
  const { read } = test.app.database;
  await sql`UPDATE withdrawal SET amount = 1_999 WHERE id = ${id}`.execute(read);
  expect(await withdrawals.problems(city.operator)).toEqual([`held for withdrawal ${number}: 1`]);
  await sql`UPDATE withdrawal SET amount = 2_000, state = 'refused', reason = 'x', ended_at = now() WHERE id = ${id}`.execute(
    read,
  );
  expect(await withdrawals.problems(city.operator)).toEqual([`held for withdrawal ${number}: 2000`]);
  await sql`UPDATE withdrawal SET state = 'applied', reason = NULL, ended_at = NULL WHERE id = ${id}`.execute(read);
});

it('if Alipay is not configured, money can be withdrawn only to bank cards', async () => {
  const without = await openTestApp();
  const member = await memberWith(without, 5_000);
  const { withdraw } = withdrawalsOf(without);
  expect((await without.call('withdrawable', {}, { token: member.token })).data.payoutMethods).toEqual(['bank']);
  expect((await withdraw(member, 2_000, toAlipay)).data).toMatchObject({ reason: 'payment_method_unavailable' });
  expect((await withdraw(member, 2_000, toBank)).success).toBe(true);
  await without.close();
});
