import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from '../tools/test/find-chromium.mjs';
import { runWithDeadline } from './deadline.ts';
import { median } from './figures.ts';
import { runLighthouse } from './page/lighthouse.ts';
import { figuresOfPage, formatPageTable, type MeasuredPage } from './page/limits.ts';
import { weighedScreens } from './page/screens.ts';
import { serveBuilt } from './page/serve-built.ts';
import { chromiumFlags, weighFirstScreen } from './page/weigh.ts';

// Entry point of `npm run bench:page`, which measures transferred bytes, layout shift and simulated paint time of four
// screens, and the Lighthouse scores of the home screen.
const { values } = parseArgs({ options: { json: { type: 'string' }, runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
if (Number.isInteger(runs) && runs >= 1 && runs <= 50) {
  const measured = await runWithDeadline(300 + runs * 240, async (closers): Promise<MeasuredPage> => {
    const executablePath = await findChromium();
    const url = await serveBuilt(closers, console.log);
    const browser = await chromium.launch({ executablePath, args: chromiumFlags });
    closers.push(() => browser.close());
    const screens: MeasuredPage['screens'][number][] = [];
    let homeRuns: MeasuredPage['homeRuns'] = [];
    for (const screen of await weighedScreens(new URL(url).origin)) {
      const weight = await weighFirstScreen(browser, url, screen);
      const judged = await runLighthouse(executablePath, `${url}#${screen.hash}`, screen.token, runs);
      const paintSeconds = median(judged.map(({ paint }) => paint));
      if (screen.name === 'home') homeRuns = judged;
      console.log(
        `${screen.name}: scripts ${(weight.scripts / 1000).toFixed(1)} KB, largest paint ${paintSeconds.toFixed(2)} s.`,
      );
      screens.push({ name: screen.name, weight, paintSeconds });
    }
    return { screens, homeRuns };
  });
  if (measured !== null) report(measured, values.json);
} else {
  console.error('npm run bench:page -- [--runs 5] [--json FILE]');
  process.exitCode = 2;
}

function report(measured: MeasuredPage, json: string | undefined): void {
  const figures = figuresOfPage(measured);
  console.log(`\n${formatPageTable(figures)}`);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(figures, null, 2)}\n`);
  process.exitCode = figures.some(({ isBroken }) => isBroken) ? 1 : 0;
}
