import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Locator, Page, Request } from 'playwright-core';
import { waitLimitMs } from '../../tools/test/wait-limit.ts';

const pictures = fileURLToPath(new URL('../../.cache/screenshots/', import.meta.url));

/**
 * Turns off animations, because endless animations take rendering time. Journeys that test motion turn animations on
 * again.
 */
export const noMotion = { reducedMotion: 'reduce' } as const;

/**
 * Options of a browser context for a desktop computer or a tablet. The options block the service worker, because it
 * would download and compile half of the app again.
 */
export const desk = { ...noMotion, serviceWorkers: 'block' } as const;

/**
 * The smallest screen size that we design for. With SHARP_PICTURES, screenshots have a phone's full pixel density,
 * which takes four times as long.
 */
const phone = {
  ...noMotion,
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: process.env['SHARP_PICTURES'] ? 2 : 1,
  isMobile: true,
  hasTouch: true,
} as const;

type Phone = {
  /** The user agent of another app's built-in browser. */
  readonly userAgent?: string;
  /**
   * Whether the service worker is installed. The worker downloads and compiles half of the app again, so only journeys
   * that need the worker set this option.
   */
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
  // Set the language only in the app's own window, not in a frame with an external page.
  await context.addInitScript((lang) => {
    if (window === window.top) localStorage.setItem('security.lang', lang);
  }, language);
  const page = await context.newPage();
  watchRequests(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { context, page, faults };
}

const underWay = new WeakMap<Page, Set<Request>>();

/** Records the page's pending requests. `quiet` waits for them. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

const quietMs = 200;

/**
 * Waits until the page has had no request for `quietMs`, except for its live connection. @throws Error that lists
 * pending requests
 */
export async function quiet(page: Page): Promise<void> {
  const loading = () =>
    [...(underWay.get(page) ?? [])].map((request) => request.url()).filter((url) => !url.endsWith('/rest/live'));
  const deadline = Date.now() + waitLimitMs;
  for (let since = Date.now(); Date.now() - since < quietMs; ) {
    await sleep(quietMs / 4);
    if (loading().length === 0) continue;
    since = Date.now();
    if (since > deadline) throw new Error(`still loading: ${loading().join(', ')}`);
  }
}

/**
 * Waits until finite animations have ended. During an animation, an element that fades in would have too little
 * contrast.
 */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Clicks immediately if the element exists, without waiting until it appears or stops moving. */
export const clickIfThere = (locator: Locator): Promise<void> =>
  locator.evaluateAll((elements) => {
    for (const element of elements) (element as HTMLElement).click();
  });

/** Waits until a map has stopped moving, because a press during an animation is lost. */
export const mapAtRest = (page: Page) =>
  page.locator('.leaflet-pan-anim, .leaflet-zoom-anim').first().waitFor({ state: 'detached' });

export async function picture(page: Page, name: string): Promise<void> {
  await mkdir(pictures, { recursive: true });
  await page.screenshot({ path: path.join(pictures, `${name}.png`) });
}

/** Saves a screenshot of a passing test if PICTURES or SHARP_PICTURES is set. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES'] || process.env['SHARP_PICTURES']) await picture(page, name);
}
