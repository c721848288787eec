import { tagsFor } from '@chifan/domain/review';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inFreshSmallCity } from '../../testing/in-small-city.ts';
import { noodlesToTakeAway, placePaid, type SmallCity, type TestApp } from '../../testing/index.ts';
import { anonymiseReviews, recountRating } from './index.ts';

let app: TestApp;
let city: SmallCity;
inFreshSmallCity((opened) => ({ app, city } = opened));

const orders = 4;
const order = fc.nat(orders - 1);
const said = fc.record({
  order,
  stars: fc.integer({ min: 1, max: 5 }),
  tags: fc.uniqueArray(fc.nat(9), { maxLength: 4 }),
});
type Said = typeof said extends fc.Arbitrary<infer Value> ? Value : never;

/** Random actions of guests and operators. An action that is impossible in the current state is refused. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('save' as const), said: fc.array(said, { minLength: 1, maxLength: 3 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constantFrom('keep' as const, 'hide' as const, 'restore' as const), order }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'leave' as const }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

test('the stored rating summary equals a recount after any random sequence of actions on reviews', async () => {
  await writeDemoReviews();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      const orderIds: number[] = [];
      for (let index = 0; index < orders; index += 1) orderIds.push(await completed());
      for (const taken of steps) {
        await take(taken, orderIds);
        const moved = await kept();
        await app.app.database.transact((tx) => recountRating(tx, city.shopId));
        expect(moved).toEqual(await kept());
      }
    }),
    { numRuns: 10 },
  );
}, 300_000);

async function completed(): Promise<number> {
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  await sql`UPDATE customer_order SET state = 'completed', completed_at = ${app.clock.now()}
    WHERE id = ${orderId}`.execute(app.app.database.read);
  return orderId;
}

/** Writes invented demo reviews, which stay demo reviews in the rating even after they were hidden and shown again. */
const writeDemoReviews = () =>
  app.app.database.transact(async (tx) => {
    await sql`INSERT INTO review (shop_id, guest_name, stars, language, is_demo, tags, created_at)
      SELECT ${city.shopId}, 'x', 1 + n % 5, 'en', true, '{quick}', ${app.clock.now()} FROM generate_series(1, 7) n`.execute(
      tx,
    );
    await recountRating(tx, city.shopId);
  });

async function take(taken: Step, orderIds: readonly number[]): Promise<void> {
  if (taken.does === 'leave') return app.app.database.transact((tx) => anonymiseReviews(tx, city.member.id));
  if (taken.does === 'save') {
    await Promise.all(taken.said.map((one) => save(one, orderIds)));
    return;
  }
  const { rows } = await sql<{ id: number }>`SELECT id FROM review
    WHERE order_id = ${orderIds[taken.order] ?? null} OR (is_demo AND ${taken.order} = 0) ORDER BY is_demo DESC, id LIMIT 1`.execute(
    app.app.database.read,
  );
  const reason = taken.does === 'hide' ? { reason: 'advertising' as const } : {};
  isAnswered(
    await app.call('moderateReview', { reviewId: rows[0]?.id ?? 0, decision: taken.does, ...reason }, city.operator),
  );
}

async function save({ order, stars, tags }: Said, orderIds: readonly number[]): Promise<void> {
  const fitting = tagsFor(stars);
  const given = [...new Set(tags.map((index) => fitting[index % fitting.length]))].filter((tag) => tag !== undefined);
  isAnswered(await app.call('saveReview', { orderId: orderIds[order] ?? 0, stars, tags: given }, city.member));
}

const isAnswered = ({ status, data }: { readonly status: number; readonly data: object }): void =>
  expect(status, JSON.stringify(data)).toBeLessThan(500);

async function kept(): Promise<object | undefined> {
  const { rows } = await sql<object>`SELECT review_count, demo_review_count, rating_tenths, star_counts, tag_counts
    FROM shop JOIN review_summary ON shop_id = shop.id WHERE shop.id = ${city.shopId}`.execute(app.app.database.read);
  return rows[0];
}
