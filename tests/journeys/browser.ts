import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';

const pictures = fileURLToPath(new URL('../../.cache/screenshots/', import.meta.url));

/** What moves without end is painted without end: journeys stand still where they are not about motion. */
export const noMotion = { reducedMotion: 'reduce' } as const;

/** The smallest size that we design for. SHARP_PICTURES paints every pixel of a phone, which takes four times as many. */
const phone = {
  ...noMotion,
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: process.env['SHARP_PICTURES'] ? 2 : 1,
  isMobile: true,
  hasTouch: true,
} as const;

type Phone = {
  /** Of another app's browser. */
  readonly userAgent?: string;
  /** Installs the app's service worker, which fetches and compiles half of it once more: where it may matter. */
  readonly hasServiceWorker?: boolean;
};

export async function openPhone(
  browser: Browser,
  language: string,
  { userAgent, hasServiceWorker = false }: Phone = {},
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext({
    ...phone,
    locale: language,
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
    ...(userAgent === undefined ? {} : { userAgent }),
  });
  // Not in somebody else's page, which the app shows in a frame: nothing is kept there.
  await context.addInitScript((lang) => {
    if (window === window.top) localStorage.setItem('security.lang', lang);
  }, language);
  const page = await context.newPage();
  watchRequests(page);
  page.setDefaultTimeout(60_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { context, page, faults };
}

const underWay = new WeakMap<Page, Set<Request>>();

/** `quiet` then knows of what is loading. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

const quietMs = 200;
const maxMs = 5_000;

/** Waits until nothing is loading, the live connection excepted. */
export async function quiet(page: Page): Promise<void> {
  const isLoading = () => [...(underWay.get(page) ?? [])].some((request) => !request.url().endsWith('/rest/live'));
  const until = Date.now() + maxMs;
  for (let since = Date.now(); Date.now() - since < quietMs && Date.now() < until; ) {
    await page.waitForTimeout(quietMs / 4);
    if (isLoading()) since = Date.now();
  }
}

/** Waits for finite animations: an element that fades in is pale for a moment. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    const enough = new Promise((resolve) => setTimeout(resolve, 3_000));
    await Promise.race([enough, Promise.allSettled(moving.map(({ finished }) => finished))]);
  });
}

/** Waits until a map has stopped moving: what is pressed while it glides is lost. */
export const mapAtRest = (page: Page) =>
  page.locator('.leaflet-pan-anim, .leaflet-zoom-anim').first().waitFor({ state: 'detached' });

export async function picture(page: Page, name: string): Promise<void> {
  await mkdir(pictures, { recursive: true });
  await page.screenshot({ path: path.join(pictures, `${name}.png`) });
}

/** Of what has not failed only for who asks, by PICTURES or SHARP_PICTURES. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES'] || process.env['SHARP_PICTURES']) await picture(page, name);
}
