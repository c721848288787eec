import {
  mallCancelReasons,
  mallOrderActors,
  mallOrderEvents,
  mallRefundReasons,
  mallRefuseReasons,
} from '@chifan/domain/mall';
import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import { mallEventLabel, mallReasonLabel } from './mall-order-labels.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }));

const chinese = /\p{Script=Han}/u;

test('mallReasonLabel has a Chinese text for every cancellation, refund and refusal reason', () => {
  const numbers = [...mallCancelReasons, ...mallRefundReasons].map(({ number }) => String(number));
  for (const reason of [...numbers, ...mallRefuseReasons]) {
    expect(mallReasonLabel(reason)).toMatch(chinese);
  }
});

test('the Chinese texts of refund reasons for mall orders never mention food', () => {
  for (const { number } of mallRefundReasons) expect(mallReasonLabel(String(number))).not.toMatch(/[餐菜]/);
});

test('mallEventLabel has different texts for a receipt of goods that the guest confirmed and one that the server confirmed', () => {
  expect(mallEventLabel({ event: 'confirm', actor: 'system' })).not.toBe(
    mallEventLabel({ event: 'confirm', actor: 'member' }),
  );
  for (const event of mallOrderEvents)
    for (const actor of mallOrderActors) expect(mallEventLabel({ event, actor })).toMatch(chinese);
});
