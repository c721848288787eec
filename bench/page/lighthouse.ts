import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumFlags } from './weigh.ts';

export type LighthouseRun = {
  /** Seconds until the largest contentful paint, simulated for a slow phone. */
  readonly paint: number;
  /** Scores from 0 to 100 by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** One line for each audit without full score, with its category first. */
  readonly complaints: readonly string[];
};

const judged = ['accessibility', 'best-practices', 'seo'] as const;
const categories = ['performance', ...judged];

/** Runs Lighthouse with its defaults: mobile, simulated slow network and processor. Each run starts a new browser. */
export async function runLighthouse(
  chromePath: string,
  url: string,
  token: string | null,
  count: number,
): Promise<LighthouseRun[]> {
  const runs: LighthouseRun[] = [];
  while (runs.length < count) runs.push(await runWithRetries(chromePath, url, token));
  return runs;
}

const attempts = 3;

/** Repeats a failed run, because a browser on a busy machine sometimes loses the trace that Lighthouse evaluates. */
async function runWithRetries(chromePath: string, url: string, token: string | null): Promise<LighthouseRun> {
  for (let left = attempts - 1; ; left -= 1) {
    try {
      return await runOnce(chromePath, url, token);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

async function runOnce(chromePath: string, url: string, token: string | null): Promise<LighthouseRun> {
  const chrome = await launch({ chromePath, chromeFlags: [...chromiumFlags, '--headless=new'], logLevel: 'silent' });
  try {
    if (token !== null) await signIn(chrome.port, url, token);
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: categories,
      disableStorageReset: token !== null,
    });
    if (!result) throw new Error('Lighthouse returned no result');
    const { categories: results, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
    return {
      paint: (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000,
      scores: Object.fromEntries(categories.map((name) => [name, Math.round((results[name]?.score ?? 0) * 100)])),
      complaints: judged.flatMap((name) =>
        (results[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
          const audit = audits[id];
          return weight > 0 && (audit?.score ?? 1) < 1 ? [`${name}: ${audit?.title}`] : [];
        }),
      ),
    };
  } finally {
    chrome.kill();
  }
}

/** Stores the session token in the browser. Opens the page /healthz, because it loads nothing of the app. */
async function signIn(port: number, url: string, token: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  await page.goto(new URL('/healthz', url).href);
  await page.evaluate((stored) => localStorage.setItem('security.token', stored), token);
  await page.close();
  await browser.close();
}
