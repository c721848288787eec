import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestCity, type SmallCity, statementsWaitingForLocks, type TestApp } from '../../../testing/index.ts';
import { hour } from '../../refund/refund-in-tests.ts';
import { insertDrawTable } from './draw.store.ts';
import { type DrawingStage, drawingStage, whole } from './lottery-in-tests.ts';

let app: TestApp;
let city: SmallCity;
let stage: DrawingStage;
// All draws of a database share one prize table, so each test has a separate database.
beforeEach(async () => {
  ({ app, city } = await openTestCity());
  stage = drawingStage(app, city);
});
afterEach(() => app.close());

const table = async () => (await app.call('drawTable', {})).data.prizes;
const figures = async () => (await app.call('drawFigures', {}, stage.staff.operator)).data;

test('a new installation has a prize table whose chances add up to 100%', async () => {
  expect((await table()).map(({ amount }) => amount)).toEqual([10, 50, 100, 500, 2_000, 8_800]);
  expect((await table()).reduce((sum, { millionths }) => sum + millionths, 0)).toBe(whole);
  expect(await figures()).toEqual({ draws: 0, amount: 0, expectedEach: 69.3, prizes: [] });
});

test('a new prize table replaces the whole old table, and an invalid table is rejected', async () => {
  const half = { amount: 100, millionths: whole / 2 };
  const prizes = [half, { amount: 0, millionths: whole / 2 }];
  expect((await stage.setTable(prizes)).data).toEqual({ id: expect.any(Number), prizes });
  for (const wrong of [[half], [half, half], [{ amount: 1, millionths: whole - 1 }]]) {
    expect(await stage.setTable(wrong)).toMatchObject({ status: 422, data: { reason: 'draw_table_invalid' } });
  }
  const beyond = await stage.setTable([{ amount: 1_000_001, millionths: whole }]);
  expect(beyond.data).toMatchObject({ reason: 'bad_request' });
  expect(await table()).toEqual(prizes);
});

test('setDrawTable does not overwrite the change of another operator, even if both save at once', async () => {
  const { id } = (await app.call('drawTable', {})).data;
  const only = (amount: number) => [{ amount, millionths: whole }];
  const colleague = { replaces: id, prizes: only(100), staffId: city.operator.id, at: app.clock.now() };
  const { saved } = await app.app.database.transact(async (tx) => {
    await insertDrawTable(tx, colleague);
    const saving = stage.setTable(only(200), id);
    await expect.poll(() => statementsWaitingForLocks(app.app.database)).toBe(1);
    return { saved: saving };
  });
  expect(await saved).toMatchObject({ status: 409, data: { reason: 'table_changed' } });
  expect(await table()).toEqual(only(100));
  expect((await stage.setTable(only(300), id)).data).toMatchObject({ reason: 'table_changed' });
  const again = await stage.setTable(only(300), (await app.call('drawTable', {})).data.id);
  expect(again.data).toEqual({ id: expect.any(Number), prizes: only(300) });
  expect((await app.call('drawTable', {})).data).toEqual(again.data);
});

test('only platform staff can change the prize table and see the statistics of prize draws', async () => {
  for (const { token } of [city.member, city.merchant, city.courier]) {
    const set = await app.call(
      'setDrawTable',
      { replaces: 1, prizes: [{ amount: 8_800, millionths: whole }] },
      { token },
    );
    expect([set.status, (await app.call('drawFigures', {}, { token })).status]).toEqual([403, 403]);
  }
});

test('the statistics of prize draws cover thirty days and count a draw with a double-draw ticket twice', async () => {
  const [old, single, double] = [await stage.completed(), await stage.completed(), await stage.completed()];
  await stage.setTable([{ amount: 50, millionths: whole }]);
  await stage.draw(old);
  app.clock.advance(20 * 24 * hour);
  await stage.draw(single);
  await stage.setTable([{ amount: 200, millionths: whole }]);
  await stage.ticket('friends:1');
  await stage.draw(double, { withTicket: true });
  const prizes = [
    { amount: 50, times: 2 },
    { amount: 200, times: 2 },
  ];
  expect(await figures()).toEqual({ draws: 4, amount: 500, expectedEach: 200, prizes });
  app.clock.advance(11 * 24 * hour);
  expect(await figures()).toMatchObject({ draws: 3, amount: 450 });
});

test('the list of prize draws shows unused draws first, then the latest results', async () => {
  const [first, second, third] = [await stage.completed(), await stage.completed(), await stage.completed()];
  await stage.draw(third);
  app.clock.advance(hour);
  await stage.draw(first);
  const page = async (pageNo: number) =>
    (await app.call('draws', { pageNo, pageSize: 2 }, stage.guest)).data.draws.records.map(({ orderId }) => orderId);
  expect([...(await page(1)), ...(await page(2))].slice(0, 3)).toEqual([second, first, third]);
});
