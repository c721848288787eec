import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from '../tools/test/find-chromium.mjs';
import { runWithDeadline } from './deadline.ts';
import { installProblems } from './page/installable.ts';
import { runLighthouse, simulatedPaint } from './page/lighthouse.ts';
import { type Found, figuresOfPage, limitsBroken, pageTable, rowsOfPage } from './page/limits.ts';
import { scrollMenu } from './page/menu-scroll.ts';
import { weighedScreens } from './page/screens.ts';
import { serveBuilt } from './page/serve-built.ts';
import { chromiumFlags, weighFirstScreen } from './page/weigh.ts';

// `npm run bench:page`: transferred bytes of four first screens, Lighthouse's scores, a long menu, and installing.
const { values } = parseArgs({ options: { json: { type: 'string' }, runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
if (Number.isInteger(runs) && runs >= 1 && runs <= 50) {
  const found = await runWithDeadline(300 + runs * 240, async (closers): Promise<Found> => {
    const executablePath = await findChromium();
    const url = await serveBuilt(closers, console.log);
    const browser = await chromium.launch({ executablePath, args: chromiumFlags });
    closers.push(() => browser.close());
    const named = await weighedScreens(new URL(url).origin);
    const screens: Found['screens'][number][] = [];
    for (const screen of named) {
      const weight = await weighFirstScreen(browser, url, screen);
      console.log(`Weighed ${screen.name}: scripts ${(weight.scripts / 1000).toFixed(1)} KB.`);
      const isHome = screen.name === 'home';
      // Lighthouse judges the home below.
      const paint = isHome ? null : await simulatedPaint(executablePath, `${url}#${screen.hash}`, screen.token, runs);
      screens.push({ name: screen.name, weight, paintSeconds: paint });
    }
    const shop = named.find(({ name }) => name === 'shop');
    if (!shop) throw new Error('no shop to scroll');
    const scroll = await scrollMenu(browser, url, shop);
    const problems = await installProblems(executablePath, url);
    return {
      screens,
      scroll,
      installProblems: problems,
      lighthouse: await runLighthouse(executablePath, url, runs, console.log),
    };
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
