import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MallStage, openMallStage } from '../../mall-in-tests.ts';

let stage: MallStage;
beforeAll(async () => {
  stage = await openMallStage();
});
afterAll(() => stage.close());

it('a mall order can have at most 200 units', async () => {
  const guest = await stage.guest(100_000);
  const inStock = { points: 1, stock: 99 };
  const [a, b, c] = [await stage.product(inStock), await stage.product(inStock), await stage.product(inStock)];
  expect(
    (
      await guest.place([
        [a, 99],
        [b, 99],
        [c, 3],
      ])
    ).data,
  ).toEqual({ reason: 'too_many_pieces', details: { limit: 200 } });
  expect(
    (
      await guest.place([
        [a, 99],
        [b, 99],
        [c, 2],
      ])
    ).success,
  ).toBe(true);
});

it('only one of ten concurrent mall orders of a member is placed, and the refusals return the placed order’s id', async () => {
  const guest = await stage.guest();
  const product = await stage.product({ points: 1, stock: 99 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => guest.place([[product, 1]])));
  const placed = answers.filter(({ success }) => success).map(({ data }) => data.orderId);
  expect(placed).toHaveLength(1);
  const [orderId = 0] = placed;
  for (const { data } of answers.filter(({ success }) => !success))
    expect(data).toEqual({ reason: 'unpaid_order_at_shop', details: { orderId, limit: 1 } });
  await guest.pay(orderId);
  expect((await guest.place([[product, 1]])).success).toBe(true);
});

it.each([
  ['a guest with only a foreign number', '+4915112345678', false],
  ['a guest with only a WeChat name', 'WeChat mei_lin_88', false],
  ['a guest with a hotel’s landline', '+86 21 6351 8360', true],
])(
  'accepts a mall order of %s (%s) only if a carrier in China can call the guest (accepted: %s)',
  async (_, secondContact, isTaken) => {
    const guest = await stage.guest();
    const product = await stage.product({ points: 1, stock: 9 });
    const { records } = (await stage.test.call('listAddresses', { pageNo: -1 }, guest.as)).data;
    const [{ tag, ...address } = { tag: null }] = records;
    const changed = { ...address, ...(tag === null ? {} : { tag }), phone: '', secondContact, isFarConfirmed: true };
    expect((await stage.test.call('updateAddress', changed as never, guest.as)).success).toBe(true);
    const { success, data } = await guest.place([[product, 1]]);
    expect(success).toBe(isTaken);
    if (!isTaken) expect(data).toMatchObject({ reason: 'phone_invalid' });
  },
);
