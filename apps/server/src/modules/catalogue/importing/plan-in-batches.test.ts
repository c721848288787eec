import { setImmediate as nextTurn } from 'node:timers/promises';
import { importPlanner } from '@chifan/domain/catalogue/importing';
import { expect, it } from 'vitest';
import { planImportInBatches } from './plan-in-batches.ts';

const menu = { categories: [], dishes: [], knownPhotos: new Map() };
const rows = Array.from({ length: 400 }, (_, at) => ({
  row: at + 2,
  // Only the first row has the category, as in a table with merged cells.
  cells: { ...(at === 0 && { category: '面' }), name: `面${at % 390}`, price: '18', options: '份量：小份|大份+3' },
}));

it('planning a menu import in batches gives the same plan as planning all rows at once', async () => {
  const { take, plan } = importPlanner(menu);
  for (const row of rows) take(row);
  expect(await planImportInBatches(rows, menu)).toEqual(plan());
});

it('planning a large menu import lets other requests run between its batches', async () => {
  const work = { turns: 0, isDone: false };
  const others = async () => {
    while (!work.isDone) {
      await nextTurn();
      work.turns += 1;
    }
  };
  const waiting = others();
  await planImportInBatches(rows, menu);
  work.isDone = true;
  await waiting;
  expect(work.turns).toBeGreaterThan(10);
});
