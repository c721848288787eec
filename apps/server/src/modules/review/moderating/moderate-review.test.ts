import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import {
  newMember,
  newStaff,
  noodlesToTakeAway,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';
import { maxReportsPerDay } from './report-review.ts';

let app: TestApp;
let city: SmallCity;
let reviewId: number;
inFreshSmallCity((opened) => ({ app, city } = opened));

beforeEach(async () => {
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  await sql`UPDATE customer_order SET state = 'completed', completed_at = ${app.clock.now()}
    WHERE id = ${orderId}`.execute(app.app.database.read);
  const saved = await app.call('saveReview', { orderId, stars: 1, text: 'Visit my casino' }, city.member);
  reviewId = saved.data.review?.id ?? 0;
});

const report = (token: string, more: object = {}) =>
  app.call('reportReview', { reviewId, reason: 'advertising', ...more }, { token });
const seen = async (view: 'reported' | 'hidden' | 'all') =>
  (await app.call('platformReviews', { view }, city.operator)).data.records;
const moderate = (decision: 'keep' | 'hide' | 'restore', reason?: 'advertising') =>
  app.call('moderateReview', { reviewId, decision, reason }, city.operator);
const shop = async () => {
  const { data } = await app.call('shopReviews', { shopId: city.shopId });
  return [data.total, data.ratingTenths, data.starCounts[0]];
};
/** Names of published events. An event without a listener leaves no job, so the call of `publish` is recorded. */
function published(): string[] {
  const names: string[] = [];
  const { events } = app.app.platform;
  const publish = events.publish.bind(events);
  Object.assign(events, {
    publish: (...args: Parameters<typeof publish>) => {
      names.push(args[1]);
      return publish(...args);
    },
  });
  return names;
}

test('a member can report another member’s review once, and operators see the reason', async () => {
  expect(await report(city.member.token)).toMatchObject({ status: 404, data: { reason: 'review_not_found' } });
  const [one, other] = [await newMember(app, 0), await newMember(app, 0)];
  await report(one.token, { note: 'casino' });
  await report(one.token, { reason: 'abusive' });
  await report(other.token, { reason: 'off_topic' });
  const [reported] = await seen('reported');
  expect(reported?.reports.map(({ reason, note }) => [reason, note]).toSorted()).toEqual([
    ['advertising', 'casino'],
    ['off_topic', ''],
  ]);
  expect(reported?.allowedEvents).toEqual(['use_photo', 'drop_photo', 'keep', 'hide']);
});

test('a report of a review is rejected if the member has reached the daily limit', async () => {
  const one = await newMember(app, 0);
  const inserted = await sql<{ id: number }>`INSERT INTO review (shop_id, guest_name, stars, language, created_at)
    SELECT ${city.shopId}, 'x', 5, 'en', ${app.clock.now()} FROM generate_series(1, ${maxReportsPerDay})
    RETURNING id`.execute(app.app.database.read);
  for (const { id } of inserted.rows) expect((await report(one.token, { reviewId: id })).success).toBe(true);
  expect((await report(one.token)).status).toBe(429);
});

test('a hidden review does not count in the rating, and counts again after it is restored', async () => {
  const names = published();
  const one = await newMember(app, 0);
  await report(one.token);
  expect(await shop()).toEqual([1, 10, 1]);
  const hidden = await moderate('hide', 'advertising');
  expect(hidden.data).toMatchObject({ state: 'hidden', hiddenFor: 'advertising', allowedEvents: ['restore'] });
  expect(await shop()).toEqual([0, null, 0]);
  expect([(await seen('reported')).length, (await seen('hidden')).length]).toEqual([0, 1]);
  const { rows } = await sql<{
    orderId: number;
  }>`SELECT order_id AS "orderId" FROM review WHERE id = ${reviewId}`.execute(app.app.database.read);
  const orderId = rows[0]?.orderId ?? 0;
  const form = await app.call('reviewForm', { orderId }, city.member);
  expect(form.data).toMatchObject({ action: 'read', review: { hiddenFor: 'advertising' } });
  expect((await report(one.token)).status).toBe(404);
  expect((await app.call('replyToReview', { reviewId, text: '谢谢' }, city.merchant)).data).toMatchObject({
    reason: 'transition_not_allowed',
  });
  const restored = await moderate('restore');
  expect(restored.data.history.map(({ event, actor, reason }) => [event, actor, reason])).toEqual([
    ['write', 'member', null],
    ['hide', 'platform', 'advertising'],
    ['restore', 'platform', null],
  ]);
  expect(restored.data.history.map(({ by }) => by)).toEqual([null, '小王', '小王']);
  expect(await shop()).toEqual([1, 10, 1]);
  expect(names).toEqual(['review.moderated', 'review.moderated']);
});

test('if the platform keeps a reported review, the review stays visible and its author is not notified', async () => {
  const names = published();
  await report((await newMember(app, 0)).token);
  await moderate('keep');
  expect(await seen('reported')).toEqual([]);
  expect((await seen('all'))[0]?.reports).toMatchObject([{ isSettled: true }]);
  expect(await shop()).toEqual([1, 10, 1]);
  expect(names).toEqual([]);
});

test('an operator needs a reason to hide a review, and cannot hide a hidden one', async () => {
  expect((await moderate('hide')).status).toBe(400);
  expect((await moderate('keep', 'advertising')).status).toBe(400);
  await moderate('hide', 'advertising');
  expect((await moderate('hide', 'advertising')).data).toMatchObject({ reason: 'transition_not_allowed' });
});

test('a merchant replies to reviews of their shops in phrases or free text, and the guest is notified', async () => {
  const names = published();
  const mine = { view: 'unanswered' as const };
  expect((await app.call('merchantReviews', mine, city.merchant)).data).toMatchObject({
    total: 1,
    records: [{ id: reviewId, guestName: 'G…t', reply: null, allowedEvents: ['reply', 'use_photo', 'drop_photo'] }],
  });
  const stranger = await newStaff(app, 'merchant');
  expect((await app.call('merchantReviews', { view: 'all' }, stranger)).data.total).toBe(0);
  expect((await app.call('replyToReview', { reviewId, text: '谢谢' }, stranger)).status).toBe(404);
  expect((await app.call('replyToReview', { reviewId }, city.merchant)).status).toBe(400);
  await app.call('replyToReview', { reviewId, phrases: ['sorry', 'sorry'] }, city.merchant);
  const { data } = await app.call('shopReviews', { shopId: city.shopId });
  expect(data.records[0]?.reply).toMatchObject({
    text: '',
    phrases: ['sorry'],
    createdAt: app.clock.now().toISOString(),
  });
  expect((await app.call('merchantReviews', mine, city.merchant)).data.total).toBe(0);
  expect((await app.call('merchantReviews', { view: 'all' }, city.merchant)).data.total).toBe(1);
  expect(names).toEqual(['review.replied']);
});
