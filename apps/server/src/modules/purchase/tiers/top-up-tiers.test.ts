import { expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import type { SmallCity, TestApp } from '../../../testing/index.ts';

let app: TestApp;
let city: SmallCity;
inSmallCity((opened) => {
  ({ app, city } = opened);
});

type Tiers = { amount: number; bonus: number }[];

const set = (tiers: Tiers, replaces?: Tiers) =>
  app.call('setTopUpTiers', { tiers, ...(replaces && { replaces }) }, { token: city.operator.token });
const table = async () => (await app.call('topUpTiers', {})).data.tiers;

const first = [{ amount: 100_00, bonus: 5_00 }];
const second = [
  { amount: 300_00, bonus: 20_00 },
  { amount: 100_00, bonus: 6_00 },
];

test('setTopUpTiers is refused if another operator has changed the tiers since they were loaded', async () => {
  await set(first);
  expect((await set(second, first)).data).toBe(true);
  expect(await set([], first)).toMatchObject({ status: 409, data: { reason: 'table_changed' } });
  expect(await table()).toEqual(second.toReversed());
  expect((await set(first, second)).data).toBe(true);
});

test('only one of forty concurrent setTopUpTiers calls replaces the tiers', async () => {
  await set(first);
  const tables = Array.from({ length: 40 }, (_, at) => [10_00, 20_00, 30_00].map((amount) => ({ amount, bonus: at })));
  const answers = await Promise.all(tables.map((tiers) => set(tiers, first)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(tables).toContainEqual(await table());
});
