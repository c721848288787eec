import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MallStage, openMallStage } from '../../mall-in-tests.ts';

let stage: MallStage;
beforeAll(async () => {
  stage = await openMallStage();
});
afterAll(() => stage.close());

test('shipMallOrder and staffMallOrders return 403 to a guest', async () => {
  const guest = await stage.guest();
  const orderId = await guest.paid([await stage.product(), 1]);
  const parcel = { orderId, carrier: 'sf', trackingNumber: 'SF1234567' } as const;
  expect((await stage.test.call('shipMallOrder', parcel, guest.as)).status).toBe(403);
  expect((await stage.test.call('staffMallOrders', {}, guest.as)).status).toBe(403);
});

test('staffMallOrders returns product names in Chinese and in the operator’s language', async () => {
  const guest = await stage.guest();
  const orderId = await guest.paid([await stage.product(), 1]);
  const { number } = await guest.show(orderId);
  const lines = async (language: 'en' | 'zh-CN') => {
    const asked = { view: 'all', search: number } as const;
    return (await stage.test.call('staffMallOrders', asked, { ...stage.asOperator, language })).data.records[0]?.lines;
  };
  expect(await lines('en')).toMatchObject([{ nameZh: '龙井茶罐', name: expect.any(String) }]);
  expect(await lines('zh-CN')).toMatchObject([{ nameZh: '龙井茶罐', name: null }]);
});
