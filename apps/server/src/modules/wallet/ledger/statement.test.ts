import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember, openTestApp, type TestApp } from '../../../testing/index.ts';
import { grantBalance, holdBalance } from '../order-money.ts';

let app: TestApp;
let orderId = 700_000;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const months = ['2026-10', '2026-11', '2026-12', '2027-01'];

/**
 * Generates a random change of a balance: its time in minutes after 1 October (until the end of January) and its amount
 * in fen.
 */
const movement = fc.record({ minute: fc.nat(123 * 24 * 60 - 1), amount: fc.integer({ min: -500, max: 900 }) });

test('a monthly statement adds up, and begins with the balance at the end of the month before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(movement, { maxLength: 14 }), async (movements) => {
      const member = await newMember(app, 0);
      let stands = 0;
      for (const { minute, amount } of movements.toSorted((a, b) => a.minute - b.minute)) {
        const at = new Date(Date.parse('2026-10-01T00:00:00+08:00') + minute * 60_000);
        if (amount === 0 || stands + amount < 0) continue;
        stands += amount;
        await move(member.id, amount, at);
      }
      let before = 0;
      for (const month of months) {
        const { data } = await app.call('statement', { month }, { token: member.token });
        expect(data.before).toBe(before);
        expect(data.before + data.in - data.out).toBe(data.after);
        expect(data.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(data.after - data.before);
        expect(data.entries.at(-1)?.after ?? data.after).toBe(data.after);
        before = data.after;
      }
      expect(before).toBe(stands);
    }),
    { numRuns: 25 },
  );
});

test('a monthly statement begins at midnight in Shanghai', async () => {
  const member = await newMember(app, 0);
  await move(member.id, 100, new Date('2026-10-31T15:59:59Z'));
  await move(member.id, 10, new Date('2026-10-31T16:00:00Z'));
  const october = await app.call('statement', { month: '2026-10' }, { token: member.token });
  const november = await app.call('statement', { month: '2026-11' }, { token: member.token });
  expect([october.data.in, november.data.before, november.data.in]).toEqual([100, 100, 10]);
});

test('each line of the balance history shows the balance after it, except in a list of only incoming or outgoing lines', async () => {
  const member = await newMember(app, 0);
  for (const amount of [100, -30, 50, -20]) await move(member.id, amount, app.clock.now());
  const page = async (pageNo: number, direction?: 'in' | 'out') =>
    (await app.call('balance', { pageNo, pageSize: 3, ...(direction ? { direction } : {}) }, { token: member.token }))
      .data;
  const first = await page(1);
  expect(first.entries.records.map(({ amount, after }) => [amount, after])).toEqual([
    [-20, 100],
    [50, 120],
    [-30, 70],
  ]);
  expect((await page(2)).entries.records.map(({ amount, after }) => [amount, after])).toEqual([[100, 100]]);
  expect(first.entries.total).toBe(4);
  const went = (await page(1, 'out')).entries;
  expect([went.total, went.records.map(({ amount, after }) => [amount, after])]).toEqual([
    2,
    [
      [-20, undefined],
      [-30, undefined],
    ],
  ]);
});

async function move(memberId: number, amount: number, at: Date): Promise<void> {
  orderId += 1;
  const key = orderId;
  await app.app.database.transact((tx) =>
    amount > 0
      ? grantBalance(tx, { key: `test:${key}`, memberId, amount, at })
      : holdBalance(tx, { orderId: key, memberId, amount: -amount, part: 'wished', at }),
  );
}
