import { servedAfterReadyMinutes } from '@chifan/domain/ordering';
import { maxReviewPhotos, reviewEditHours, reviewWindowDays } from '@chifan/domain/review';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import {
  insertPicture,
  newMember,
  noodlesDelivered,
  noodlesToTakeAway,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';
import { anonymiseReviews } from '../index.ts';

let app: TestApp;
let city: SmallCity;
inFreshSmallCity((opened) => ({ app, city } = opened));

const hourMs = 3_600_000;

/** Places an order of noodles and tea, which the guest collects. */
async function fetched(): Promise<number> {
  const request = noodlesToTakeAway(city);
  const lines = [...request.lines, { dishId: city.teaId, quantity: 1, options: {} }];
  const orderId = await placePaid(app, city, { ...request, lines });
  await app.call('acceptOrder', { orderId }, city.merchant);
  app.clock.advance(2 * 60_000);
  await app.drain();
  const { data } = await app.call('orderDetail', { orderId }, city.member);
  await app.call('redeemCode', { shopId: city.shopId, code: data.pickUpCode ?? '' }, city.merchant);
  return orderId;
}

type Input = Parameters<typeof app.call<'saveReview'>>[1];
const save = (input: Input, more: { token?: string; idempotencyKey?: string } = {}) =>
  app.call('saveReview', input, { token: city.member.token, ...more });
const listed = async (more: object = {}, as: object = {}) =>
  (await app.call('shopReviews', { shopId: city.shopId, ...more }, as)).data;
const actionOf = async (orderId: number) => (await app.call('orderDetail', { orderId }, city.member)).data.reviewAction;
const rating = async () => {
  const { rows } = await sql<{ reviews: number; tenths: number | null }>`
    SELECT review_count AS reviews, rating_tenths AS tenths FROM shop WHERE id = ${city.shopId}`.execute(
    app.app.database.read,
  );
  return rows[0];
};

test('a guest reviews a completed order with stars, tags, text, pictures and a thumb for each dish', async () => {
  const orderId = await fetched();
  expect(await actionOf(orderId)).toBe('write');
  const form = (await app.call('reviewForm', { orderId }, city.member)).data;
  expect(form).toMatchObject({ action: 'write', shopNameZh: '面馆', review: null });
  expect(form.dishes.map(({ dishId, thumb }) => [dishId, thumb])).toEqual([
    [city.noodlesId, null],
    [city.teaId, null],
  ]);
  const photo = await insertPicture(app, `member:${city.member.id}`, 'review');
  const answer = await save({
    orderId,
    stars: 4,
    tags: ['tasty', 'quick'],
    text: 'Very good\n<script>alert(1)</script>',
    photos: [photo],
    dishes: [{ dishId: city.noodlesId, thumb: 'up' }],
  });
  expect(answer.data).toMatchObject({ action: 'edit', review: { stars: 4, photos: [photo], hiddenFor: null } });
  const all = await listed({ dishId: city.noodlesId });
  expect(all).toMatchObject({
    total: 1,
    ratingTenths: 40,
    demoCount: 0,
    thumbs: { up: 1, down: 0 },
    tagCounts: [
      { tag: 'quick', count: 1 },
      { tag: 'tasty', count: 1 },
    ],
  });
  expect(all.records[0]).toMatchObject({
    guestName: 'G…t',
    text: 'Very good\n<script>alert(1)</script>',
    tags: ['tasty', 'quick'],
    photos: [photo],
    isDemo: false,
    isMine: false,
    dishes: [
      { name: { text: 'noodles' }, thumb: 'up' },
      { name: { text: 'tea' }, thumb: null },
    ],
  });
  expect((await listed({}, { token: city.member.token })).records[0]?.isMine).toBe(true);
  expect(await rating()).toEqual({ reviews: 1, tenths: 40 });
});

test('concurrent calls create only one review of an order, and a retry with the same idempotency key changes nothing', async () => {
  const orderId = await fetched();
  const answers = await Promise.all([1, 2, 3].map((stars) => save({ orderId, stars })));
  expect(answers.map(({ success }) => success)).toEqual([true, true, true]);
  expect((await listed()).total).toBe(1);
  await save({ orderId, stars: 5 }, { idempotencyKey: 'review-of-one-order' });
  await save({ orderId, stars: 1 });
  await save({ orderId, stars: 5 }, { idempotencyKey: 'review-of-one-order' });
  expect((await listed()).ratingTenths).toBe(10);
});

test('a guest can write a review within 30 days of the order’s completion and change it within a day of writing it', async () => {
  const [orderId, other] = [await fetched(), await fetched()];
  app.clock.advance(reviewWindowDays * 24 * hourMs - hourMs);
  const member = await sessionOf(city.member.id);
  await save({ orderId, stars: 2, text: 'Cold' }, { token: member });
  app.clock.advance(reviewEditHours * hourMs - 1_000);
  const again = await sessionOf(city.member.id);
  expect((await save({ orderId, stars: 3, text: 'Less cold' }, { token: again })).data.review).toMatchObject({
    stars: 3,
  });
  expect(await rating()).toEqual({ reviews: 1, tenths: 30 });
  app.clock.advance(2_000);
  expect(await save({ orderId, stars: 5 }, { token: again })).toMatchObject({
    status: 409,
    data: { reason: 'review_not_allowed' },
  });
  expect(await save({ orderId: other, stars: 5 }, { token: again })).toMatchObject({
    data: { reason: 'review_too_late' },
  });
  const form = (await app.call('reviewForm', { orderId }, { token: again })).data;
  expect(form).toMatchObject({ action: 'read', until: null, review: { text: 'Less cold' } });
  expect((await listed()).records[0]?.editedAt).not.toBeNull();
});

/** Signs the member in again, because a session expires before the period for reviews does. */
async function sessionOf(memberId: number): Promise<string> {
  const later = new Date(app.clock.now().getTime() + 30 * 24 * hourMs);
  await sql`UPDATE session SET expires_at = ${later}, last_used_at = ${app.clock.now()}
    WHERE member_id = ${memberId}`.execute(app.app.database.read);
  return city.member.token;
}

test('a review of an open order or of another member’s order is rejected', async () => {
  const open = await placePaid(app, city, noodlesToTakeAway(city));
  expect(await actionOf(open)).toBeNull();
  expect(await save({ orderId: open, stars: 5 })).toMatchObject({ data: { reason: 'review_not_allowed' } });
  expect(await app.call('reviewForm', { orderId: open }, city.member)).toMatchObject({
    data: { reason: 'review_not_allowed' },
  });
  const orderId = await fetched();
  const stranger = await newMember(app);
  for (const answer of [
    await save({ orderId, stars: 1 }, { token: stranger.token }),
    await app.call('reviewForm', { orderId }, stranger),
  ])
    expect(answer).toMatchObject({ status: 404, data: { reason: 'order_not_found' } });
});

/**
 * Places an order for delivery. The courier then hands it over with the guest's code, or leaves it at the door with a
 * photo.
 */
async function delivered(proof: 'code' | 'photo'): Promise<number> {
  const orderId = await placePaid(app, city, noodlesDelivered(city));
  await sql`UPDATE customer_order SET remark_phrases = '{leave_at_door}' WHERE id = ${orderId}`.execute(
    app.app.database.read,
  );
  await app.call('acceptOrder', { orderId }, city.merchant);
  await app.call('markReady', { orderId }, city.merchant);
  await app.call('takeJob', { orderId }, city.courier);
  await app.call('collectOrder', { orderId }, city.courier);
  const { data } = await app.call('orderDetail', { orderId }, city.member);
  const photo = await insertPicture(app, `courier:${city.courier.id}`, 'hand_over');
  const shown = proof === 'code' ? { code: data.handOverCode ?? '' } : { photo };
  await app.call('handOver', { orderId, ...shown }, city.courier);
  return orderId;
}

const shownOrder = async (orderId: number) => (await app.call('orderDetail', { orderId }, city.member)).data;

test('a guest who gave the courier the hand-over code can review the order, and the review completes the order (rule ordering-114)', async () => {
  const orderId = await delivered('code');
  expect(await shownOrder(orderId)).toMatchObject({ state: 'delivered', handOverProof: 'code', reviewAction: 'write' });
  expect((await app.call('reviewForm', { orderId }, city.member)).data).toMatchObject({ action: 'write', until: null });
  expect(await save({ orderId, stars: 5, tags: ['cold'] })).toMatchObject({ success: false });
  expect((await shownOrder(orderId)).state).toBe('delivered');
  expect(await save({ orderId, stars: 5 })).toMatchObject({ success: true });
  const order = await shownOrder(orderId);
  expect(order).toMatchObject({ state: 'completed', reviewAction: 'edit' });
  expect(order.timeline.at(-1)).toMatchObject({ event: 'confirm', actor: 'member' });
});

test('a guest whose food was left at the door must confirm the receipt before the review (rule ordering-114)', async () => {
  const orderId = await delivered('photo');
  expect(await shownOrder(orderId)).toMatchObject({ handOverProof: 'photo', reviewAction: null });
  expect(await save({ orderId, stars: 5 })).toMatchObject({ data: { reason: 'review_not_allowed' } });
  await app.call('confirmOrder', { orderId }, city.member);
  expect(await actionOf(orderId)).toBe('write');
});

test('a dine-in guest can review the food at the table, and the order stays open (rule ordering-119)', async () => {
  const orderId = await placePaid(app, city, { ...noodlesToTakeAway(city), dining: 'dine_in' });
  await app.call('acceptOrder', { orderId }, city.merchant);
  await app.call('markReady', { orderId }, city.merchant);
  expect(await actionOf(orderId)).toBeNull();
  app.clock.advance(servedAfterReadyMinutes * 60_000);
  expect(await actionOf(orderId)).toBe('write');
  expect((await app.call('reviewForm', { orderId }, city.member)).data).toMatchObject({ action: 'write' });
  expect(await save({ orderId, stars: 4 })).toMatchObject({ success: true });
  expect(await shownOrder(orderId)).toMatchObject({ reviewAction: 'edit' });
  expect((await shownOrder(orderId)).state).not.toBe('completed');
});

test('a review is rejected if its tags belong to another number of stars, a dish to another order or a picture to another member', async () => {
  const orderId = await fetched();
  const stolen = await insertPicture(app, `member:${city.member.id + 1}`, 'review');
  const evidence = await insertPicture(app, `member:${city.member.id}`, 'refund');
  const mine = await insertPicture(app, `member:${city.member.id}`, 'review');
  const reasons = [];
  for (const wrong of [
    { tags: ['cold' as const] },
    { dishes: [{ dishId: 999_999, thumb: 'up' as const }] },
    { photos: [stolen] },
    { photos: [evidence] },
    { photos: [mine, mine] },
    { photos: Array.from({ length: maxReviewPhotos + 1 }, () => mine) },
  ])
    reasons.push((await save({ orderId, stars: 5, ...wrong })).data);
  expect(reasons).toMatchObject(
    ['bad_request', 'dish_not_found', ...Array.from({ length: 3 }, () => 'picture_unknown'), 'bad_request'].map(
      (reason) => ({ reason }),
    ),
  );
  expect((await listed()).total).toBe(0);
});

test('a changed review keeps the pictures that are sent again and loses its translations', async () => {
  const orderId = await fetched();
  const [kept, dropped, fresh] = await Promise.all(
    [1, 2, 3].map(() => insertPicture(app, `member:${city.member.id}`, 'review')),
  );
  await save({ orderId, stars: 5, text: 'Good', photos: [kept ?? '', dropped ?? ''] });
  await sql`UPDATE review SET translations = '{"de": "Gut"}'`.execute(app.app.database.read);
  const german = async () =>
    (await app.call('shopReviews', { shopId: city.shopId }, { language: 'de' })).data.records[0];
  expect(await german()).toMatchObject({ text: 'Good', language: 'en', translation: 'Gut' });
  await save({ orderId, stars: 5, text: 'Bad', photos: [kept ?? '', fresh ?? ''] });
  expect(await german()).toMatchObject({ text: 'Bad', translation: null, photos: [kept, fresh] });
});

test('the review of a deleted member remains without a name, and cannot be changed', async () => {
  const orderId = await fetched();
  await save({ orderId, stars: 4, text: 'Good' });
  await app.app.database.transact((tx) => anonymiseReviews(tx, city.member.id));
  const { records, ratingTenths } = await listed({}, { token: city.member.token });
  expect(records).toMatchObject([{ guestName: null, headImage: null, text: 'Good', isMine: false }]);
  expect(ratingTenths).toBe(40);
  const { rows } = await sql`SELECT member_id, guest_name FROM review
    UNION ALL SELECT actor_id, NULL FROM review_history`.execute(app.app.database.read);
  expect(rows).toEqual([
    { member_id: null, guest_name: null },
    { member_id: null, guest_name: null },
  ]);
});
