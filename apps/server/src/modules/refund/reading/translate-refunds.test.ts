import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSmallCity, openTestApp } from '../../../testing/index.ts';
import { openTranslator, type TestTranslator } from '../../../testing/sandbox/translator.ts';
import { type RefundStage, stageOf, tea } from '../refund-in-tests.ts';

let standIn: TestTranslator;
let stage: RefundStage;
beforeAll(async () => {
  standIn = await openTranslator();
  const app = await openTestApp(() => ({ translation: standIn.config }));
  stage = stageOf(app, await openSmallCity(app));
});
afterAll(async () => {
  await stage.test.close();
  await standIn.close();
});

test('a merchant reads the note of a refund request in Chinese and in the original language', async () => {
  const orderId = await stage.paid();
  await stage.deliver(orderId, 'accepted');
  const note = 'The broth tastes like the one my grandmother made.';
  const { id } = (await stage.apply(orderId, [tea], 1_200, { note })).data;
  const seen = async () => {
    const token = stage.city.merchant.token;
    const { records } = (await stage.test.call('merchantRefunds', { view: 'open' }, { token })).data;
    return records.find((refund) => refund.id === id);
  };
  await expect
    .poll(async () => (await seen())?.inChinese.note)
    .toEqual({ text: '汤的味道像我奶奶做的。 [sandbox]', by: 'machine', rest: null, isComing: false });
  expect(await seen()).toMatchObject({ note, inChinese: { remark: null, appeal: null } });
});
