import { sql } from 'kysely';
import { assignStaff } from '../../modules/catalogue/index.ts';
import { grantReward } from '../../modules/wallet/index.ts';
import { sha256 } from '../../platform/tokens.ts';
import { campaignDraft, newCoupon } from '../campaigns.ts';
import type { TestApp } from '../open-test-app.ts';
import type { OrderInput } from '../ordering.ts';
import { insertPicture } from '../pictures.ts';
import { newStaff, openSmallCity, paymentPassword, type SmallCity, type TestPerson } from '../small-city.ts';
import { made, type Stage } from './made.ts';
import { mallObjects } from './mall-objects.ts';
import type { Marks, Objects } from './objects.ts';
import { setMealObjects } from './set-meal-objects.ts';

export type World = {
  readonly city: SmallCity;
  /** A printer that belongs to the member's shop. */
  readonly printer: TestPerson;
  readonly objects: Objects;
  /** Texts that occur only in the guest's data. */
  readonly marks: Marks;
};

export async function openWorld(test: TestApp, name: string): Promise<World> {
  const city = await openSmallCity(test);
  const { rows } = await sql<{ email: string }>`SELECT email FROM member WHERE id = ${city.member.id}`.execute(
    test.app.database.read,
  );
  const phone = `139${String(city.member.id).padStart(4, '0')}7733`;
  const words = { email: rows[0]?.email ?? '', phone, door: `Door-of-${name}`, remark: `Remark-of-${name}` };
  const stage: Stage = { test, city, words };
  const guests = await guestsObjects(stage);
  const shops = await shopsObjects(stage);
  const eaten = await orders(stage);
  const mall = await mallObjects(stage, guests.addressId);
  const setMeals = await setMealObjects(stage);
  const added = { shopId: city.shopId, name };
  const { id: printerId, key } = await made(test.call('addPrinter', added, { token: city.merchant.token }));
  const request = { ...takeAway(city, 1), shopCouponId: null, deliveryCouponId: null };
  const quoted = await made(test.call('quoteOrder', request, { token: city.member.token }));
  const objects = {
    ...guests.objects,
    ...shops,
    ...eaten,
    ...mall.objects,
    ...setMeals,
    printerId,
    quoteToken: quoted.token,
  };
  return {
    city,
    printer: { id: printerId, token: key },
    objects,
    marks: {
      ...words,
      order: eaten.orderNumber,
      mallOrder: mall.objects.mallOrderNumber,
      purchase: guests.purchaseNumber,
      withdrawal: guests.withdrawalNumber,
      evidence: eaten.sentEvidence,
    },
  };
}

async function guestsObjects({ test, city, words }: Stage) {
  const as = { token: city.member.token };
  const address = {
    contact: 'Guest',
    phone: words.phone,
    city: 'Shanghai',
    address: '200 Fuzhou Road',
    addressZh: '福州路200号',
    doorNumber: words.door,
    latitude: '31.234000',
    longitude: '121.476000',
  };
  const { id: addressId } = await made(test.call('insertAddress', address, as));
  const purchase = await made(test.call('startTopUp', { amount: 10_000 }, as));
  await giveAffiliateBalance(test, city.member.id);
  const wanted = {
    amount: 2_000,
    payoutMethod: 'alipay',
    account: '13800138000',
    realName: '李雷',
    paymentPassword,
  } as const;
  const withdrawal = await made(test.call('withdraw', wanted, as));
  const helpRequest = await made(test.call('askForHelp', { topic: 'order', text: words.remark }, as));
  return {
    addressId,
    purchaseNumber: purchase.number,
    withdrawalNumber: withdrawal.number,
    objects: {
      addressId,
      purchaseId: purchase.id,
      withdrawalId: withdrawal.id,
      helpRequestId: helpRequest.id,
      couponId: await newCoupon(test, city),
      sessionId: sha256(city.member.token).slice(0, 16),
      merchantSessionId: sha256(city.merchant.token).slice(0, 16),
      avatar: await insertPicture(test, `member:${city.member.id}`, 'avatar'),
      evidence: await insertPicture(test, `member:${city.member.id}`, 'refund'),
    },
  };
}

async function giveAffiliateBalance(test: TestApp, memberId: number): Promise<void> {
  const at = test.clock.now();
  const completedAt = new Date(at.getTime() - 25 * 3_600_000);
  const reward = {
    orderId: 5_000_000 + memberId,
    memberId,
    kind: 'affiliate',
    amount: 5_000,
    base: 5_000,
    completedAt,
    at,
  } as const;
  await test.app.database.transact((tx) => grantReward(tx, reward));
  await test.drain();
}

async function shopsObjects({ test, city }: Stage) {
  const as = { token: city.merchant.token };
  const { shopId } = city;
  const menu = await made(test.call('merchantMenu', { shopId }, as));
  const campaign = await made(test.call('saveMerchantCampaign', { shopId, draft: campaignDraft }, as));
  const table = { shopId, fileName: '菜单.csv', source: { rows: [{ row: 2, cells: { name: '凉面', price: '28' } }] } };
  const { importId } = await made(test.call('previewMenuImport', table, as));
  const by = `merchant:${city.merchant.id}`;
  const colleague = await newStaff(test, 'merchant', ['kitchen']);
  await assignStaff(test.app.database.primary, colleague.id, shopId);
  return {
    shopId,
    colleagueId: colleague.id,
    importId,
    categoryId: menu.categories[0]?.id ?? 0,
    dishId: city.noodlesId,
    teaId: city.teaId,
    campaignId: campaign.id,
    dishPicture: await insertPicture(test, by, 'dish'),
    shopPicture: await insertPicture(test, by, 'shop'),
    handOverPicture: await insertPicture(test, `courier:${city.courier.id}`, 'hand_over'),
  };
}

export const takeAway = (city: Pick<SmallCity, 'shopId' | 'noodlesId'>, quantity: number): OrderInput => ({
  shopId: city.shopId,
  type: 'pickup',
  dining: 'take_away',
  lines: [{ dishId: city.noodlesId, quantity, options: { size: ['large'] } }],
});

async function orders(stage: Stage) {
  const { test, city } = stage;
  const [member, merchant, courier] = [city.member, city.merchant, city.courier].map(({ token }) => ({ token }));
  const addressId = (await made(test.call('listAddresses', {}, member))).records.find(
    ({ doorNumber }) => doorNumber === stage.words.door,
  )?.id;
  const job = await placed(stage, { ...takeAway(city, 2), type: 'delivery', dining: undefined, addressId }, true);
  await made(test.call('acceptOrder', { orderId: job.orderId }, merchant));
  await made(test.call('markReady', { orderId: job.orderId }, merchant));
  await made(test.call('takeJob', { orderId: job.orderId }, courier));
  await made(test.call('collectOrder', { orderId: job.orderId }, courier));
  const bring = { ...takeAway(city, 1), type: 'delivery', dining: undefined, addressId } as const;
  const taken = await placed(stage, bring, true);
  await made(test.call('acceptOrder', { orderId: taken.orderId }, merchant));
  await made(test.call('takeJob', { orderId: taken.orderId }, courier));
  const doneId = await fetchedOrder(stage);
  const reviewPicture = await insertPicture(test, `member:${city.member.id}`, 'review');
  const written = { orderId: doneId, stars: 4, photos: [reviewPicture] };
  const { review } = await made(test.call('saveReview', written, member));
  const returned = await placed(stage, takeAway(city, 2), true);
  await made(test.call('acceptOrder', { orderId: returned.orderId }, merchant));
  const sentEvidence = await insertPicture(test, `member:${city.member.id}`, 'refund');
  const items = [{ position: 0, quantity: 1 }];
  const asked = { orderId: returned.orderId, items, amount: 1_000, reason: 14, photos: [sentEvidence] };
  const refund = await made(test.call('applyForRefund', asked, member));
  const waiting = await placed(stage, takeAway(city, 1), true);
  const delivery = await placed(stage, bring, true);
  const unpaid = await placed(stage, takeAway(city, 1), false);
  return {
    jobId: job.orderId,
    takenId: taken.orderId,
    deliveryId: delivery.orderId,
    doneId,
    reviewId: review?.id ?? 0,
    reviewPicture,
    refundOrderId: returned.orderId,
    refundId: refund.id,
    waitingId: waiting.orderId,
    unpaidId: unpaid.orderId,
    orderNumber: returned.number,
    sentEvidence,
  };
}

async function fetchedOrder(stage: Stage): Promise<number> {
  const { test, city } = stage;
  const { orderId } = await placed(stage, takeAway(city, 1), true);
  await made(test.call('acceptOrder', { orderId }, { token: city.merchant.token }));
  test.clock.advance(2 * 60_000);
  await test.drain();
  const { pickUpCode } = await made(test.call('orderDetail', { orderId }, { token: city.member.token }));
  const fetched = { shopId: city.shopId, code: pickUpCode ?? '' };
  await made(test.call('redeemCode', fetched, { token: city.merchant.token }));
  return orderId;
}

async function placed({ test, city, words }: Stage, request: OrderInput, useBalance: boolean) {
  const as = { token: city.member.token };
  const requested = { ...request, useBalance, shopCouponId: null, deliveryCouponId: null };
  const { token: quoteToken } = await made(test.call('quoteOrder', requested, as));
  const order = {
    request: requested,
    quoteToken,
    contactName: 'Guest',
    contactPhone: words.phone,
    remark: words.remark,
    helper: 'can_communicate',
    paymentPassword,
  } as const;
  const answer = await made(test.call('placeOrder', order, as));
  await test.drain();
  return answer;
}
