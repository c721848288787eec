import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { median } from '../figures.ts';
import { chromiumFlags } from './weigh.ts';

export type LighthouseFigures = {
  /** Largest contentful paint as simulated for a slow phone; median of the runs. */
  readonly paintSeconds: number;
  /** 0 to 100: the worst of the runs. */
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Median: it varies two- or threefold with the machine. */
  readonly performance: number;
  readonly complaints: readonly string[];
};

type Run = {
  readonly paint: number;
  /**
   * Lighthouse's `benchmarkIndex` of this machine at this moment. Its slow phone is four times as slow as whatever runs
   * it; on 1,300 that is the phone that is meant, on 400 one that nobody sells.
   */
  readonly machine: number;
  readonly scores: Readonly<Record<string, number>>;
  readonly complaints: readonly string[];
};

const judged = ['accessibility', 'best-practices', 'seo'] as const;
const categories = ['performance', ...judged];

/** Lighthouse's defaults: mobile, simulated slow network and processor, a new browser each time. */
export async function runLighthouse(
  chromePath: string,
  url: string,
  count: number,
  say: (line: string) => void,
): Promise<LighthouseFigures> {
  const runs: Run[] = [];
  for (let index = 1; index <= count; index += 1) {
    const run = await runPatiently(chromePath, url);
    say(
      `Lighthouse ${index} of ${count}: largest paint ${run.paint.toFixed(2)} s, ${scoresOf(run)}, machine index ${run.machine}.`,
    );
    runs.push(run);
  }
  const worst = (category: string) => Math.min(...runs.map(({ scores }) => scores[category] ?? 0));
  return {
    paintSeconds: median(runs.map(({ paint }) => paint)),
    accessibility: worst('accessibility'),
    bestPractices: worst('best-practices'),
    seo: worst('seo'),
    performance: median(runs.map(({ scores }) => scores['performance'] ?? 0)),
    complaints: [...new Set(runs.flatMap(({ complaints }) => complaints))],
  };
}

const scoresOf = ({ scores }: Run): string => categories.map((name) => `${name} ${scores[name] ?? '?'}`).join(', ');

/** Largest contentful paint of another screen, seconds: the best of the runs, which differ by the machine's load alone. */
export async function simulatedPaint(chromePath: string, url: string, token: string | null, count: number) {
  const paints: number[] = [];
  for (let index = 1; index <= count; index += 1) paints.push((await runPatiently(chromePath, url, token)).paint);
  return Math.min(...paints);
}

const tries = 3;

/** On a busy machine a browser now and then loses its own trace; such a run is repeated. */
async function runPatiently(chromePath: string, url: string, token: string | null = null): Promise<Run> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await runOnce(chromePath, url, token);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

async function runOnce(chromePath: string, url: string, token: string | null): Promise<Run> {
  const chrome = await launch({ chromePath, chromeFlags: [...chromiumFlags, '--headless=new'], logLevel: 'silent' });
  try {
    if (token !== null) await signIn(chrome.port, url, token);
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: categories,
      disableStorageReset: token !== null,
    });
    if (!result) throw new Error('Lighthouse answered nothing');
    const { categories: judgedBy, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
    const failed = judged.flatMap((name) =>
      (judgedBy[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = audits[id];
        const cost = weight > 0 && audit !== undefined && audit.score !== null && audit.score < 1;
        return cost ? [`${name}: ${audit.title}${examplesOf(audit.details)}`] : [];
      }),
    );
    return {
      paint: (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000,
      machine: Math.round(result.lhr.environment.benchmarkIndex),
      scores: Object.fromEntries(categories.map((name) => [name, Math.round((judgedBy[name]?.score ?? 0) * 100)])),
      complaints: failed,
    };
  } finally {
    chrome.kill();
  }
}

/** On an address of the server that loads nothing of the app. */
async function signIn(port: number, url: string, token: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  await page.goto(new URL('/healthz', url).href);
  await page.evaluate((stored) => localStorage.setItem('security.token', stored), token);
  await page.close();
  await browser.close();
}

function examplesOf(details: unknown): string {
  const { items = [] } = (details ?? {}) as { items?: readonly Example[] };
  const told = items.slice(0, 3).flatMap(({ node, description, url, sourceLocation }) => {
    const where = sourceLocation?.url ?? url ?? '';
    return node?.snippet ?? (`${description ?? ''} ${where}`.trim() || []);
  });
  return told.map((text) => `\n      ${text.replaceAll('\n', ' ').slice(0, 200)}`).join('');
}

type Example = {
  readonly node?: { readonly snippet?: string };
  readonly description?: string;
  readonly url?: string;
  readonly sourceLocation?: { readonly url?: string };
};
