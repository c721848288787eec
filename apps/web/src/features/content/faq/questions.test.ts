import { languages } from '@chifan/domain';
import { drawDays, friendsPerTicket, spendingPerTicket, ticketDays, withdrawalLeast } from '@chifan/domain/affiliate';
import { paymentPasswordLockMinutes, paymentPasswordTries, verificationCodeMinutes } from '@chifan/domain/member';
import {
  deliveryEstimateMinutes,
  merchantAnswerMinutes,
  outOfStockMinutes,
  paymentWindowMinutes,
  pickUpCodeDelaySeconds,
  quoteValidMinutes,
} from '@chifan/domain/ordering';
import { rewardPendingHours } from '@chifan/domain/wallet';
import { expect, test } from 'vitest';
import { articleOf } from '../articles/index.ts';
import { questions } from './questions.ts';

// The numbers are words of the sentences, because languages inflect around them: a changed rule changes them too.
test('the answers and the terms name the times and sums that the rules have', () => {
  expect({
    paymentWindowMinutes,
    merchantAnswerMinutes,
    outOfStockMinutes,
    deliveryEstimateMinutes,
    pickUpCodeDelaySeconds,
    quoteValidMinutes,
    verificationCodeMinutes,
    paymentPasswordTries,
    paymentPasswordLockMinutes,
    rewardPendingHours,
    drawDays,
    friendsPerTicket,
    spendingPerTicket,
    ticketDays,
    withdrawalLeast,
  }).toEqual({
    paymentWindowMinutes: 5,
    merchantAnswerMinutes: 10,
    outOfStockMinutes: 15,
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
  expect(languages).toHaveLength(9);
});

test('an answer that leads to an article leads to one that is there', () => {
  const keys = questions.flatMap(({ link }) => link?.params?.article ?? []);
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(articleOf(key)).toBeDefined();
});
