import { randomUUID } from 'node:crypto';
import type { Calls } from '@chifan/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import { grantPoints, grantReward } from '../../modules/wallet/index.ts';
import { campaignDraft, newCampaign, newCoupon } from '../campaigns.ts';
import type { TestApp } from '../open-test-app.ts';
import { noodlesDelivered, noodlesToTakeAway, placePaid } from '../ordering.ts';
import { insertPicture } from '../pictures.ts';
import { openSmallCity, paymentPassword, type SmallCity } from '../small-city.ts';
import type { KnownValues } from './base-inputs.ts';

/** A small city with one object of every kind that an API call can name, and the ids and tokens of these objects. */
export type OneOfEach = { readonly city: SmallCity; readonly printerKey: string; readonly known: KnownValues };

export async function openOneOfEach(test: TestApp): Promise<OneOfEach> {
  const city = await openSmallCity(test);
  await givePlenty(test, city);
  const member = callerOf(test, city.member.token);
  const operator = callerOf(test, city.operator.token);
  const printer = await callerOf(test, city.merchant.token)('addPrinter', { shopId: city.shopId, name: '前台' });
  const known = {
    ...usual,
    printerId: printer.id,
    importId: (await callerOf(test, city.merchant.token)('previewMenuImport', table(city.shopId))).importId,
    ...(await shopOf(test, city)),
    ...(await ordersOf(test, city)),
    ...(await reviewsOf(test, city)),
    ...(await mallOf(operator, member, city.addressId)),
    withdrawalId: (await member('withdraw', { ...toBank, amount: 2000, paymentPassword })).id,
    purchaseId: (await member('startTopUp', { amount: 10_000 })).id,
    campaignId: await newCampaign(test, city),
    couponId: await newCoupon(test, city),
    photo: await insertPicture(test, `courier:${city.courier.id}`, 'hand_over'),
    replaces: (await member('drawTable', {})).id,
  };
  return { city, printerKey: printer.key, known };
}

const table = (shopId: number) => ({
  shopId,
  fileName: '菜单.csv',
  source: { rows: [{ row: 2, cells: { name: '凉面', category: '面', price: '28' } }] },
});

const toBank = {
  payoutMethod: 'bank',
  account: '6222021234567890',
  bankName: '中国工商银行',
  realName: '李雷',
} as const;

const usual: KnownValues = { ...toBank, paymentPassword, draft: campaignDraft, trackingNumber: 'SF1234567890' };

async function givePlenty(test: TestApp, { member, teaId }: SmallCity): Promise<void> {
  const { read, transact } = test.app.database;
  const at = test.clock.now();
  await transact((tx) => grantPoints(tx, { key: randomUUID(), memberId: member.id, amount: 100_000, at }));
  await transact((tx) => grantReward(tx, affiliateReward(member.id, at)));
  await sql`UPDATE dish SET stock = 5000 WHERE id = ${teaId}`.execute(read);
  await test.drain();
}

async function shopOf(test: TestApp, { shopId, noodlesId, addressId, merchant }: SmallCity): Promise<KnownValues> {
  const staff = callerOf(test, merchant.token);
  const { profile, hours, deliveryTerms } = await staff('merchantShop', { shopId });
  const { categories } = await staff('merchantMenu', { shopId });
  return {
    shopId,
    dishId: noodlesId,
    dishIds: [noodlesId],
    options: { size: ['large'] },
    profile,
    hours,
    deliveryTerms,
    categoryId: categories[0]?.id,
    addressId,
    ...underNames(['updateAddress.id', 'deleteAddress.id', 'setDefaultAddress.id'], addressId),
  };
}

async function ordersOf(test: TestApp, city: SmallCity): Promise<KnownValues> {
  const orderId = await placePaid(test, city, noodlesToTakeAway(city));
  const { id: refundId } = await refundOf(test, city);
  const toDeliver = await placePaid(test, city, noodlesDelivered(city));
  await callerOf(test, city.merchant.token)('acceptOrder', { orderId: toDeliver });
  const request = noodlesToTakeAway(city);
  const { token: quoteToken } = await callerOf(test, city.member.token)('quoteOrder', request);
  return { orderId, refundId, request, quoteToken, ...underNames(ofCourier, toDeliver) };
}

/** Creates an order that the member can review, and a review by another member. */
async function reviewsOf(test: TestApp, city: SmallCity): Promise<KnownValues> {
  const { read } = test.app.database;
  const orderId = await placePaid(test, city, noodlesToTakeAway(city));
  const at = test.clock.now();
  await sql`UPDATE customer_order SET state = 'completed', completed_at = ${at} WHERE id = ${orderId}`.execute(read);
  const photo = await insertPicture(test, `member:${city.member.id}`, 'review');
  const reviewed = await placePaid(test, city, noodlesToTakeAway(city));
  await sql`UPDATE customer_order SET state = 'completed', completed_at = ${at} WHERE id = ${reviewed}`.execute(read);
  const { review } = await callerOf(test, city.member.token)('saveReview', {
    orderId: reviewed,
    stars: 5,
    photos: [photo],
    photosOnMenu: true,
  });
  const { rows } = await sql<{
    id: number;
  }>`INSERT INTO review (shop_id, guest_name, stars, language, is_demo, created_at)
    VALUES (${city.shopId}, 'Anna Meier', 4, 'en', true, ${at}) RETURNING id`.execute(read);
  return {
    reviewId: rows[0]?.id,
    'useReviewPhoto.reviewId': review?.id,
    'useReviewPhoto.photo': photo,
    'useReviewPhoto.dishId': city.noodlesId,
    'allowReviewPhotos.orderId': reviewed,
    ...underNames(['reviewForm.orderId', 'saveReview.orderId'], orderId),
  };
}

const underNames = (names: readonly string[], value: unknown): KnownValues =>
  Object.fromEntries(names.map((name) => [name, value]));

const ofCourier = [
  'takeJob',
  'giveJobBack',
  'collectOrder',
  'handBack',
  'handOver',
  'platformHandBack',
  'freeJob',
  'assignCourier',
  'declineOffer',
  'abandonDelivery',
].map((name) => `${name}.orderId`);

const tea = {
  name: { 'zh-CN': '龙井茶罐' },
  description: { 'zh-CN': '春茶' },
  points: 30,
  art: 'tea' as const,
  images: [],
  limit: null,
  isOnSale: true,
  isFeatured: false,
};

const affiliateReward = (memberId: number, at: Date) => ({
  orderId: 9_000_001,
  memberId,
  kind: 'affiliate' as const,
  amount: 50_000,
  base: 50_000,
  at,
  completedAt: new Date(at.getTime() - 25 * 3_600_000),
});

type Caller = <Name extends keyof Calls>(
  name: Name,
  input: z.input<Calls[Name]['input']>,
) => Promise<z.output<Calls[Name]['output']>>;

const callerOf =
  (test: TestApp, token: string): Caller =>
  async (name, input) => {
    const { success, data, message } = await test.call(name, input, { token });
    if (!success) throw new Error(`${name}: ${message} ${JSON.stringify(data)}`);
    return data;
  };

async function refundOf(test: TestApp, city: SmallCity): Promise<{ id: number }> {
  const orderId = await placePaid(test, city, noodlesToTakeAway(city));
  await callerOf(test, city.merchant.token)('acceptOrder', { orderId });
  return callerOf(test, city.member.token)('applyForRefund', {
    orderId,
    items: [{ position: 0, quantity: 1 }],
    amount: 100,
    reason: 14,
  });
}

async function mallOf(operator: Caller, member: Caller, addressId: number): Promise<KnownValues> {
  const [category] = await operator('saveMallCategories', { categories: [{ name: { 'zh-CN': '茶' } }] });
  const categoryId = category?.id ?? 0;
  const { id: productId } = await operator('addMallProduct', { ...tea, categoryId, stock: 100_000 });
  const cart = await member('putInCart', { productId });
  const paid = async () => {
    const order = await member('placeMallOrder', { items: [{ productId, number: 2, points: 30 }], addressId });
    await member('payMallOrder', { orderId: order.orderId });
    return order.orderId;
  };
  const toShip = await paid();
  const shipped = await paid();
  await operator('shipMallOrder', { orderId: shipped, carrier: 'sf', trackingNumber: 'SF1234567890' });
  const asked = { orderId: shipped, items: [{ position: 0, number: 1 }], reason: 13 };
  const { id: refundId } = await member('applyForMallRefund', asked);
  const ofOrders = (names: readonly string[], orderId: number) =>
    underNames(
      names.map((name) => `${name}.orderId`),
      orderId,
    );
  return {
    productId,
    'saveMallProduct.id': productId,
    ...underNames(['addMallProduct.categoryId', 'saveMallProduct.categoryId', 'mallProducts.categoryId'], categoryId),
    'saveMallCategories.categories.id': categoryId,
    'setCartNumber.id': cart.id,
    ids: [cart.id],
    ...ofOrders(['mallOrderDetail', 'cancelMallOrder', 'shipMallOrder', 'refuseMallOrder'], toShip),
    ...ofOrders(['confirmMallOrder', 'payMallOrder', 'previewMallRefund', 'applyForMallRefund'], shipped),
    ...ofOrders(['correctShipment', 'addShipmentStep'], shipped),
    ...underNames(
      ['mallRefundProgress', 'withdrawMallRefund', 'decideMallRefund'].map((name) => `${name}.refundId`),
      refundId,
    ),
  };
}
