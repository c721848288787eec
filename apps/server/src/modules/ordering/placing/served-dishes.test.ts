import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  noodlesToTakeAway,
  openSmallCity,
  openTestApp,
  quoteAndPlace,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';

let app: TestApp;
let city: SmallCity;
beforeAll(async () => {
  app = await openTestApp();
  city = await openSmallCity(app, 'Mo-Su 05:00-22:00');
});
afterAll(() => app.close());
beforeEach(() => sql`UPDATE dish SET served_hours = NULL, removed_at = NULL`.execute(app.app.database.read));

const quote = async (wantedAt: string | null = null) =>
  (await app.call('quoteOrder', { ...noodlesToTakeAway(city), wantedAt }, { token: city.member.token })).data;
const setNoodles = (column: string, value: unknown) =>
  sql`UPDATE dish SET ${sql.ref(column)} = ${JSON.stringify(value)}::jsonb WHERE id = ${city.noodlesId}`.execute(
    app.app.database.read,
  );
const mornings = { rules: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], spans: [{ opens: 360, closes: 630 }] }] };

test('a dish with limited serving hours can be ordered only for a time within them, such as tomorrow morning', async () => {
  await setNoodles('served_hours', mornings);
  expect((await quote()).obstacles).toEqual(['not_served_now']);
  const placed = await quoteAndPlace(app, city.member, noodlesToTakeAway(city));
  expect(placed).toMatchObject({
    status: 409,
    data: { reason: 'not_served_now', details: { dishIds: [city.noodlesId] } },
  });
  expect((await quote('2026-11-22T00:00:00.000Z')).obstacles).toEqual([]);
});

test('a dish is sold out for an order only if the chosen option is sold out', async () => {
  const { rows } = await sql<{ options: { choices: { key: string; isSoldOut?: boolean }[] }[] }>`
    SELECT options FROM dish WHERE id = ${city.noodlesId}`.execute(app.app.database.read);
  const options = rows[0]?.options ?? [];
  const without = (key: string) =>
    options.map((group) => ({
      ...group,
      choices: group.choices.map((choice) => ({ ...choice, isSoldOut: choice.key === key })),
    }));
  await setNoodles('options', without('large'));
  expect((await quote()).obstacles).toEqual(['sold_out']);
  const placed = await quoteAndPlace(app, city.member, noodlesToTakeAway(city));
  expect(placed.data).toMatchObject({ reason: 'sold_out', details: { dishIds: [city.noodlesId] } });
  await setNoodles('options', without('regular'));
  expect((await quote()).obstacles).toEqual([]);
});

test('a dish that was removed from the menu cannot be ordered', async () => {
  await sql`UPDATE dish SET removed_at = now() WHERE id = ${city.noodlesId}`.execute(app.app.database.read);
  expect(await quote()).toMatchObject({ reason: 'dish_not_found', details: { dishId: city.noodlesId } });
});
