import { expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import type { SmallCity, TestApp } from '../../../testing/index.ts';
import { memberWith, toBank, withdrawalsOf } from './withdrawing-in-tests.ts';

let app: TestApp;
let city: SmallCity;
let withdrawals: ReturnType<typeof withdrawalsOf>;
inSmallCity((opened) => {
  ({ app, city } = opened);
  withdrawals = withdrawalsOf(app);
});

test('platformWithdrawals finds a withdrawal by its number or payout number, even after the withdrawal ended', async () => {
  const member = await memberWith(app, 5_000);
  const { id, number } = (await withdrawals.withdraw(member, 2_000, toBank)).data;
  await withdrawals.withdraw(member, 2_000, toBank);
  const { payoutNumber } = (await withdrawals.refuse(city.operator, id)).data;
  const found = async (looked: { number: string; view?: 'open' | 'all' }) => {
    const { data } = await app.call('platformWithdrawals', { view: 'all', ...looked }, { token: city.operator.token });
    return [data.total, ...data.records.map((each) => each.id)];
  };
  expect(await found({ number })).toEqual([1, id]);
  expect(await found({ number: ` ${number.toLowerCase()} ` })).toEqual([1, id]);
  expect(await found({ number: payoutNumber })).toEqual([1, id]);
  expect(await found({ number: `${number}0` })).toEqual([0]);
  expect(await found({ number, view: 'open' })).toEqual([0]);
});

test('platformWithdrawals shows for each withdrawal the member’s remaining affiliate balance', async () => {
  const [one, other, nothingLeft] = [
    await memberWith(app, 5_000),
    await memberWith(app, 7_000),
    await memberWith(app, 2_000),
  ];
  const waiting = async () => (await app.call('waitingWithdrawals', {}, { token: city.operator.token })).data.waiting;
  const before = await waiting();
  const ids = [];
  for (const member of [one, other, nothingLeft]) ids.push((await withdrawals.withdraw(member, 2_000, toBank)).data.id);
  expect(await waiting()).toBe(before + 3);
  const { data } = await app.call('platformWithdrawals', { view: 'all' }, { token: city.operator.token });
  const left = new Map(data.records.map(({ id, balanceLeft }) => [id, balanceLeft]));
  expect(ids.map((id) => left.get(id))).toEqual([3_000, 5_000, 0]);
  await withdrawals.refuse(city.operator, ids[0] ?? 0);
  expect(await waiting()).toBe(before + 2);
});
