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

test('every reason that a history may have is said in Chinese', () => {
  const numbers = [...mallCancelReasons, ...mallRefundReasons].map(({ number }) => String(number));
  for (const reason of [...numbers, ...mallRefuseReasons]) {
    expect(mallReasonLabel(reason)).toMatch(chinese);
  }
});

test('a reason to send something back speaks of goods and never of food', () => {
  for (const { number } of mallRefundReasons) expect(mallReasonLabel(String(number))).not.toMatch(/[餐菜]/);
});

test('a parcel that counts as received by itself is told from one that its guest confirmed', () => {
  expect(mallEventLabel({ event: 'confirm', actor: 'system' })).not.toBe(
    mallEventLabel({ event: 'confirm', actor: 'member' }),
  );
  for (const event of mallOrderEvents)
    for (const actor of mallOrderActors) expect(mallEventLabel({ event, actor })).toMatch(chinese);
});
