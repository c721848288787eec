import { grantPoints } from '../../modules/wallet/index.ts';
import type { TestApp } from '../open-test-app.ts';
import { newStaff } from '../small-city.ts';
import { made, type Stage } from './made.ts';

export async function mallObjects({ test, city, words }: Stage, addressId: number) {
  const as = { token: city.member.token };
  const at = test.clock.now();
  const gift = { key: `points:${city.member.id}`, memberId: city.member.id, amount: 10_000, at };
  await test.app.database.transact((tx) => grantPoints(tx, gift));
  const productId = await newProductId(test);
  const items = [{ productId, number: 1, points: 100 }];
  const place = () => made(test.call('placeMallOrder', { items, addressId, remark: words.remark }, as));
  const sent = await place();
  await made(test.call('payMallOrder', { orderId: sent.orderId }, as));
  const operator = await newStaff(test, 'platform');
  const parcel = { carrier: 'sf', trackingNumber: 'SF1234567890' } as const;
  await made(test.call('shipMallOrder', { orderId: sent.orderId, ...parcel }, { token: operator.token }));
  const returned = await place();
  await made(test.call('payMallOrder', { orderId: returned.orderId }, as));
  await made(test.call('shipMallOrder', { orderId: returned.orderId, ...parcel }, { token: operator.token }));
  const asked = { orderId: returned.orderId, items: [{ position: 0, number: 1 }], reason: 13 };
  const refund = await made(test.call('applyForMallRefund', asked, as));
  const unpaid = await place();
  const cart = await made(test.call('putInCart', { productId }, as));
  return {
    objects: {
      productId,
      mallUnpaidId: unpaid.orderId,
      mallSentId: sent.orderId,
      mallOrderNumber: sent.number,
      mallRefundOrderId: returned.orderId,
      mallRefundId: refund.id,
      cartItemId: cart.id,
    },
  };
}

async function newProductId(test: TestApp): Promise<number> {
  const { token } = await newStaff(test, 'platform');
  const listed = await made(test.call('workMallCategories', {}, { token }));
  const categories = listed.map(({ id, name }) => ({ id, name }));
  const tea = { name: { 'zh-CN': `茶${categories.length}` } };
  const saved = await made(test.call('saveMallCategories', { categories: [...categories, tea] }, { token }));
  const product = await made(
    test.call(
      'addMallProduct',
      {
        categoryId: saved.at(-1)?.id ?? 0,
        name: { 'zh-CN': '茶罐' },
        description: {},
        points: 100,
        art: 'tea',
        images: [],
        limit: null,
        isOnSale: true,
        isFeatured: false,
        stock: 50,
      },
      { token },
    ),
  );
  return product.id;
}
