import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { seedDemoCity } from '../../apps/server/src/seed/index.ts';
import { firstFound, isFound, openShopOfDishes, readQuestions } from '../../apps/server/src/testing/dishes-file.ts';
import { withEmptyDatabase } from './empty-database.ts';

// `npm run score:search -- --dishes FILE --queries FILE`: counts the search queries whose expected dish is among the
// first three results.
const { values } = parseArgs({ options: { dishes: { type: 'string' }, queries: { type: 'string' } } });
const { dishes, queries } = values;
if (dishes === undefined || queries === undefined) {
  console.error(
    'npm run score:search -- --dishes FILE.json --queries FILE.tsv (a query, a tab, a Chinese name a line)',
  );
  process.exit(1);
}
const questions = readQuestions(await readFile(queries, 'utf8'));

await withEmptyDatabase(async (database) => {
  await seedDemoCity(database, { now: new Date(), progress: () => undefined });
  const count = await openShopOfDishes(database, dishes);
  let right = 0;
  for (const question of questions) {
    const found = await firstFound(database, question);
    if (isFound(found, question.chinese)) right += 1;
    else console.log(`missed: ${question.query}\t${question.chinese}\tfound ${found.join(', ') || 'nothing'}`);
  }
  const share = questions.length === 0 ? 0 : (100 * right) / questions.length;
  console.log(`${count} dishes of the file added to the demo city’s.`);
  console.log(`${right} of ${questions.length} queries find their dish in the top 3: ${share.toFixed(1)} %`);
});
