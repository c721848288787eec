import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import {
  here,
  insertPicture,
  newMember,
  newStaff,
  noodlesToTakeAway,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';
import { anonymiseReviews } from '../index.ts';

let app: TestApp;
let city: SmallCity;
let orderId: number;
let reviewId: number;
let photo: string;
let second: string;
inFreshSmallCity((opened) => ({ app, city } = opened));

beforeEach(async () => {
  ({ orderId } = await eaten());
  [photo, second] = [await newPhoto(), await newPhoto()];
  reviewId = await write({ photosOnMenu: true });
});

const newPhoto = () => insertPicture(app, `member:${city.member.id}`, 'review');

/** Creates a completed order of noodles and tea. */
async function eaten() {
  const request = noodlesToTakeAway(city);
  const lines = [...request.lines, { dishId: city.teaId, quantity: 1, options: {} }];
  const placed = await placePaid(app, city, { ...request, lines });
  await sql`UPDATE customer_order SET state = 'completed', completed_at = ${app.clock.now()}
    WHERE id = ${placed}`.execute(app.app.database.read);
  return { orderId: placed };
}

async function write(changes: { photosOnMenu?: boolean; photos?: string[]; orderId?: number }): Promise<number> {
  const review = { orderId, stars: 5, text: 'Good', photos: [photo, second], ...changes };
  const { data } = await app.call('saveReview', review, city.member);
  return data.review?.id ?? 0;
}

type Use = { readonly reviewId?: number; readonly photo?: string; readonly dishId?: number | null };
const use = (changes: Use = {}, by: { token: string } = city.merchant) =>
  app.call('useReviewPhoto', { reviewId, photo, dishId: city.teaId, ...changes }, by);
const allow = (isAllowed: boolean, by = city.member) => app.call('allowReviewPhotos', { orderId, isAllowed }, by);
const tea = async () => {
  const { shopId, teaId } = city;
  const [{ data: dish }, { data: menu }] = await Promise.all([
    app.call('dishDetails', { dishId: teaId }),
    app.call('shopMenu', { shopId, ...here }),
  ]);
  const inMenu = menu.categories.flatMap(({ dishes }) => dishes).find(({ id }) => id === teaId);
  expect(inMenu?.guestPhoto).toBe(dish.guestPhoto);
  return dish;
};
/** Removes the ordered noodles from the menu, and returns their dish id. */
async function removedDish(): Promise<number> {
  await sql`UPDATE dish SET removed_at = ${app.clock.now()} WHERE id = ${city.noodlesId}`.execute(
    app.app.database.read,
  );
  return city.noodlesId;
}
const history = async () => {
  const { rows } = await sql<{ event: string; actor: string }>`
    SELECT event, actor FROM review_history WHERE review_id = ${reviewId} ORDER BY id`.execute(app.app.database.read);
  return rows.map(({ event, actor }) => `${actor} ${event}`);
};
const atShop = async () => (await app.call('merchantReviews', { view: 'all' }, city.merchant)).data.records[0];

describe('the decision about a photo (rule review-12)', () => {
  test('a photo of a review is shown on a dish only after the merchant approves it, and the history records the approval', async () => {
    expect(await tea()).toMatchObject({ image: null, photos: [], guestPhoto: null });
    expect(await atShop()).toMatchObject({ photosOnMenu: true, likelyDishId: city.noodlesId });
    expect(await use()).toMatchObject({ success: true, data: true });
    expect(await tea()).toMatchObject({ image: photo, photos: [photo], guestPhoto: photo });
    expect((await atShop())?.dishes.find(({ dishId }) => dishId === city.teaId)?.guestPhoto).toBe(photo);
    expect(await history()).toEqual(['member write', 'merchant use_photo']);
  });

  test('the platform can also show a photo of a review on a dish, and remove it', async () => {
    await use({}, city.operator);
    expect((await tea()).guestPhoto).toBe(photo);
    expect((await use({ dishId: null }, city.operator)).success).toBe(true);
    expect((await tea()).guestPhoto).toBeNull();
    expect(await history()).toEqual(['member write', 'platform use_photo', 'platform drop_photo']);
  });

  test('a dish shows at most one photo from reviews, and a review photo is shown on at most one dish', async () => {
    await use();
    await use({ photo: second });
    expect((await tea()).photos).toEqual([second]);
    await use({ photo: second, dishId: city.noodlesId });
    expect((await tea()).photos).toEqual([]);
    expect((await app.call('dishDetails', { dishId: city.noodlesId })).data.photos).toEqual([second]);
  });

  test('a guest’s photo is never the cover of the shop', async () => {
    await use({ dishId: city.noodlesId });
    const { data } = await app.call('nearbyShops', { ...here });
    expect(data.records.find(({ id }) => id === city.shopId)?.image).toBeNull();
  });

  test('a merchant can show a photo of a review only with the author’s consent, on a dish of the reviewed order, and only for their shops', async () => {
    const rival = await newStaff(app, 'merchant');
    const foreign = await insertPicture(app, `member:${city.member.id + 1}`, 'review');
    const { rows } = await sql<{
      id: number;
    }>`INSERT INTO dish (shop_id, category_id, key, name, pinyin, price, position)
      SELECT shop_id, category_id, 'other', name, pinyin, price, 9 FROM dish WHERE id = ${city.teaId}
      RETURNING id`.execute(app.app.database.read);
    const reasons = [
      await use({}, rival),
      await use({}, city.member),
      await use({ reviewId: 999_999 }),
      await use({ photo: foreign }),
      await use({ dishId: rows[0]?.id ?? 0 }),
      await use({ dishId: await removedDish() }),
    ].map((answer) => Reflect.get(Object(answer.data), 'reason'));
    expect(reasons).toEqual([
      'review_not_found',
      'no_permission',
      'review_not_found',
      'picture_unknown',
      'dish_not_found',
      'dish_not_found',
    ]);
    await allow(false);
    expect((await use()).data).toMatchObject({ reason: 'changed_meanwhile' });
    expect(await history()).toEqual(['member write', 'member withdraw_photos']);
  });
});

describe('the end of a consent (rule review-11)', () => {
  beforeEach(async () => {
    await use();
    expect((await tea()).guestPhoto).toBe(photo);
  });

  test.each([
    ['the author withdraws the consent', () => allow(false)],
    ['the author removes the photo from the review', () => write({ photos: [second], photosOnMenu: true })],
    ['the author saves the review without the consent', () => write({})],
    ['the author deletes the account', () => app.app.database.transact((tx) => anonymiseReviews(tx, city.member.id))],
    [
      'the platform hides the review',
      () => app.call('moderateReview', { reviewId, decision: 'hide', reason: 'advertising' }, city.operator),
    ],
  ])('a guest’s photo is removed from the dish if %s', async (_how, end) => {
    await end();
    expect(await tea()).toMatchObject({ image: null, photos: [], guestPhoto: null });
  });

  test('saving a review without changes does not remove its photo from the dish', async () => {
    await write({ photosOnMenu: true });
    expect((await tea()).guestPhoto).toBe(photo);
  });

  test('a new consent after a withdrawn one does not show the photo on the dish again without the merchant’s approval', async () => {
    await allow(false);
    await allow(true);
    expect((await tea()).guestPhoto).toBeNull();
    expect((await atShop())?.photosOnMenu).toBe(true);
    await app.call('moderateReview', { reviewId, decision: 'hide', reason: 'advertising' }, city.operator);
    await app.call('moderateReview', { reviewId, decision: 'restore' }, city.operator);
    expect((await tea()).guestPhoto).toBeNull();
  });

  test('an author can withdraw the consent to photos long after the review, and a repeated call changes nothing', async () => {
    app.clock.advance(3 * 24 * 3_600_000);
    expect((await allow(false)).data).toMatchObject({ action: 'read', review: { photosOnMenu: false } });
    await allow(false);
    expect(await history()).toEqual(['member write', 'merchant use_photo', 'member withdraw_photos']);
    const stranger = await newMember(app);
    expect(await allow(true, { ...city.member, token: stranger.token })).toMatchObject({ status: 404 });
  });
});

test('a review whose author did not answer the question about photos allows no photos on the menu', async () => {
  const { orderId: other } = await eaten();
  const plain = await newPhoto();
  const { data } = await app.call('saveReview', { orderId: other, stars: 4, photos: [plain] }, city.member);
  expect(data.review?.photosOnMenu).toBe(false);
  expect((await use({ reviewId: data.review?.id ?? 0, photo: plain })).data).toMatchObject({
    reason: 'changed_meanwhile',
  });
});
