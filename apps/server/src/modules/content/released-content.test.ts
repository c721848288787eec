import { languages } from '@chifan/domain';
import {
  friendsPerLotteryTicket,
  lotteryDrawDays,
  lotteryTicketDays,
  minWithdrawal,
  spendingPerLotteryTicket,
} from '@chifan/domain/affiliate';
import { maxPaymentPasswordTries, paymentPasswordLockMinutes, verificationCodeMinutes } from '@chifan/domain/member';
import {
  deliveryEstimateMinutes,
  merchantResponseMinutes,
  outOfStockMinutes,
  paymentWindowMinutes,
  pickUpCodeDelaySeconds,
  quoteValidMinutes,
} from '@chifan/domain/ordering';
import {
  creditPeriodDays,
  creditWindowHours,
  maxCreditByRule,
  maxCreditsByRule,
  maxMerchantResponseHours,
  merchantRefundResponseHours,
} from '@chifan/domain/refund';
import { rewardPendingHours } from '@chifan/domain/wallet';
import { expect, test } from 'vitest';
import type { ContentKind } from './content-bodies.ts';
import { releasedItems } from './fill-content.ts';

const kinds = ['article', 'question', 'policy', 'notice'] as const satisfies readonly ContentKind[];

/** Returns all objects that map languages to texts inside a value, at any depth. */
function textsIn(value: unknown): Record<string, string>[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return [value as Record<string, string>];
  return Object.values(value).flatMap(textsIn);
}

test.each(kinds)('every text of a released %s exists in nine languages', async (kind) => {
  for (const { key, body } of await releasedItems(kind)) {
    for (const texts of textsIn(body)) {
      expect(Object.keys(texts).toSorted(), `${kind} ${key}: ${texts['en']}`).toEqual([...languages].toSorted());
    }
  }
});

test('every sentence that a guest can show to restaurant staff has Chinese text with pinyin', async () => {
  const sayings = (await releasedItems('article')).flatMap(({ body }) =>
    (body as { parts: { sayings: { zh: string; pinyin: string }[] }[] }).parts.flatMap((part) => part.sayings),
  );
  expect(sayings.length).toBeGreaterThan(20);
  for (const { zh, pinyin } of sayings) {
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(pinyin).not.toMatch(/\p{Script=Han}/u);
  }
});

test('the help answers of a release link only to existing tips', async () => {
  const keys = new Set((await releasedItems('article')).map(({ key }) => key));
  const links = (await releasedItems('question')).flatMap(({ body }) => (body as { link?: { to: string } }).link ?? []);
  const named = links.flatMap(({ to }) => /^pages\/blog\/detail\/detail\?article=(.*)$/.exec(to)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(0);
  for (const key of named) expect(keys).toContain(key);
});

// The numbers are part of the sentences, because languages inflect around numbers. If a rule changes, the texts must
// change too.
test('the numbers in help answers and legal terms match the constants in the code', () => {
  expect({
    paymentWindowMinutes,
    merchantAnswerMinutes: merchantResponseMinutes,
    outOfStockMinutes,
    refundByRule: [maxCreditByRule, creditWindowHours, maxCreditsByRule, creditPeriodDays],
    refundResponseHours: [merchantRefundResponseHours, maxMerchantResponseHours],
    deliveryEstimateMinutes,
    pickUpCodeDelaySeconds,
    quoteValidMinutes,
    verificationCodeMinutes,
    paymentPasswordTries: maxPaymentPasswordTries,
    paymentPasswordLockMinutes,
    rewardPendingHours,
    drawDays: lotteryDrawDays,
    friendsPerTicket: friendsPerLotteryTicket,
    spendingPerTicket: spendingPerLotteryTicket,
    ticketDays: lotteryTicketDays,
    withdrawalLeast: minWithdrawal,
  }).toEqual({
    paymentWindowMinutes: 5,
    merchantAnswerMinutes: 10,
    outOfStockMinutes: 15,
    refundByRule: [5_000, 24, 2, 30],
    refundResponseHours: [2, 24],
    deliveryEstimateMinutes: 33,
    pickUpCodeDelaySeconds: 60,
    quoteValidMinutes: 5,
    verificationCodeMinutes: 10,
    paymentPasswordTries: 5,
    paymentPasswordLockMinutes: 30,
    rewardPendingHours: 24,
    drawDays: 30,
    friendsPerTicket: 2,
    spendingPerTicket: 50_000,
    ticketDays: 60,
    withdrawalLeast: 1_000,
  });
});
