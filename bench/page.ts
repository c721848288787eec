import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findChromium } from '../tools/test/find-chromium.mjs';
import { triedUnderDeadline } from './deadline.ts';
import { runLighthouse } from './page/lighthouse.ts';
import { type Found, figuresOfPage, limitsBroken, pageTable, rowsOfPage } from './page/limits.ts';
import { serveBuilt } from './page/serve-built.ts';
import { weighFirstScreen } from './page/weigh.ts';

// `npm run bench:page`: transferred bytes of the first screen, and Lighthouse's scores.
const { values } = parseArgs({ options: { json: { type: 'string' }, runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
if (Number.isInteger(runs) && runs >= 1 && runs <= 50) {
  const found = await triedUnderDeadline(300 + runs * 120, async (closers): Promise<Found> => {
    const chromium = await findChromium();
    const url = await serveBuilt(closers, console.log);
    console.log('Weighing the first screen.');
    const weight = await weighFirstScreen(chromium, url);
    return { weight, lighthouse: await runLighthouse(chromium, url, runs, console.log) };
  });
  if (found !== null) tell(found, values.json);
} else {
  console.error('npm run bench:page -- [--runs 5] [--json FILE]');
  process.exitCode = 2;
}

function tell(found: Found, json: string | undefined): void {
  const figures = figuresOfPage(found);
  console.log(`\n${pageTable(figures)}`);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(rowsOfPage(figures), null, 2)}\n`);
  process.exitCode = limitsBroken(figures) ? 1 : 0;
}
