import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import {
  freshSignIn,
  newMember,
  type TestApp,
  type TestAppWithCards,
  type TestPerson,
} from '../../../testing/index.ts';
import { grantReward } from '../../wallet/index.ts';

let orderId = 5_000_000;

export async function memberWith(test: TestApp, amount: number): Promise<TestPerson> {
  const member = await newMember(test, 0);
  orderId += 1;
  const now = test.clock.now();
  const completedAt = new Date(now.getTime() - 25 * 3_600_000);
  const reward = {
    orderId,
    memberId: member.id,
    kind: 'affiliate',
    amount,
    base: amount,
    completedAt,
    at: now,
  } as const;
  await test.app.database.transact((tx) => grantReward(tx, reward));
  await test.drain();
  return member;
}

export const toAlipay = { payoutMethod: 'alipay', account: '138 0013 8000', realName: '李雷' } as const;
export const toBank = {
  payoutMethod: 'bank',
  account: '6222 0212 3456 7890',
  bankName: '中国工商银行',
  realName: 'Li Lei',
} as const;

type Request = typeof toAlipay | typeof toBank;

export function withdrawalsOf(test: TestApp) {
  const as = ({ token }: TestPerson) => ({ token });
  return {
    withdraw: (member: TestPerson, amount: number, request: Request = toAlipay, idempotencyKey?: string) =>
      test.call(
        'withdraw',
        { amount, paymentPassword: '246810', ...request },
        { ...as(member), ...(idempotencyKey === undefined ? {} : { idempotencyKey }) },
      ),
    own: async (member: TestPerson, withdrawalId: number, language: 'en' | 'ja' | 'ar' = 'en') =>
      (await test.call('withdrawals', { withdrawalId }, { ...as(member), language })).data.records[0],
    balance: async (member: TestPerson) => (await test.call('withdrawable', {}, as(member))).data.balance,
    approve: async (operator: TestPerson, withdrawalId: number) => {
      await freshSignIn(test, operator);
      return test.call('approveWithdrawal', { withdrawalId }, as(operator));
    },
    refuse: (operator: TestPerson, withdrawalId: number, note = '') =>
      test.call('refuseWithdrawal', { withdrawalId, refusal: 'name_differs', note }, as(operator)),
    settle: async (
      operator: TestPerson,
      withdrawalId: number,
      outcome: 'paid' | 'failed',
      reference = 'ICBC 20261121-7',
    ) => {
      await freshSignIn(test, operator);
      return test.call('settleWithdrawal', { withdrawalId, outcome, reference }, as(operator));
    },
    problems: async (operator: TestPerson) => (await test.call('ledgerCheck', {}, as(operator))).data.problems,
    accountSum: async (kind: string, ownerId: string | number): Promise<number> => {
      const { rows } = await sql<{ sum: number }>`SELECT coalesce(sum(e.amount), 0)::bigint AS sum
        FROM account a JOIN entry e ON e.account_id = a.id
        WHERE a.kind = ${kind} AND a.owner_id = ${String(ownerId)}`.execute(test.app.database.read);
      return rows[0]?.sum ?? Number.NaN;
    },
  };
}

type Fact = { readonly kind: string; readonly value?: { readonly outBizNo?: string; readonly amount?: number } };

export function sentByAlipay(test: TestAppWithCards, withdrawalId: number): number[] {
  const journal = readFileSync(path.join(test.sandboxFolder, 'alipay.jsonl'), 'utf8');
  const facts = journal
    .split('\n')
    .filter(Boolean)
    .flatMap((line): Fact[] => JSON.parse(line));
  return facts
    .filter(({ kind, value }) => kind === 'transfer' && value?.outBizNo?.startsWith(`W${withdrawalId}_`))
    .map(({ value }) => value?.amount ?? Number.NaN);
}
