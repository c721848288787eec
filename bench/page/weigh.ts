import { brotliCompressSync } from 'node:zlib';
import { type Browser, type CDPSession, type Page } from 'playwright-core';
import type { WeighedScreen } from './screens.ts';

/** Compressed bytes of bodies. */
export type Weight = {
  /** Asked for until the largest paint: what comes later, no first view waits for. */
  readonly scripts: number;
  readonly styles: number;
  /** All that the screen itself asks for. */
  readonly total: number;
  readonly layoutShift: number;
};

export const phone = { width: 375, height: 812 };
/** Until paint and shifts are final, and before the app loads what the guest may open next. */
const settleMs = 1500;

/** A first visit, with an empty cache. */
export async function weighFirstScreen(browser: Browser, url: string, { hash, token }: WeighedScreen): Promise<Weight> {
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const wire = await listen(await context.newCDPSession(page));
    await watchPaint(page, token);
    await page.goto(`${url}#${hash}`, { waitUntil: 'load', timeout: 60_000 });
    await untilShown(page);
    await page.waitForTimeout(settleMs);
    const { paintedAt, shifted } = await page.evaluate(() => {
      const { paintedAt, shifted } = globalThis as unknown as PaintWindow;
      return { paintedAt, shifted };
    });
    const inline = await inlineBytes(page);
    return {
      scripts: wire.weigh({ type: 'Script', until: paintedAt }) + inline.scripts,
      styles: wire.weigh({ type: 'Stylesheet', until: paintedAt }) + inline.styles,
      total: wire.weigh({}),
      layoutShift: shifted,
    };
  } finally {
    await context.close();
  }
}

/** Its content is there, and no skeleton. */
export const untilShown = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main?.innerText.trim() && !main.querySelector('[aria-busy=true]');
  });

type Wanted = { readonly type?: string; readonly until?: number };

/** By kind and time, without the page's service worker, which does not belong to the first screen. */
async function listen(session: CDPSession) {
  const files = new Map<string, { type: string; askedAt: number; headers: number; bytes: number }>();
  let start: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp }) => {
    start ??= timestamp;
    files.set(requestId, { type: '', askedAt: (timestamp - start) * 1000, headers: 0, bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const file = files.get(requestId);
    if (file) files.set(requestId, { ...file, type, headers: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = Math.max(0, encodedDataLength - file.headers);
  });
  await session.send('Network.enable');
  const weigh = ({ type, until = Number.POSITIVE_INFINITY }: Wanted) =>
    [...files.values()]
      .filter((file) => file.askedAt <= until && (type === undefined || file.type === type))
      .reduce((sum, { bytes }) => sum + bytes, 0);
  return { weigh };
}

type PaintWindow = {
  /** Milliseconds since the navigation. */
  paintedAt: number;
  shifted: number;
};

async function watchPaint(page: Page, token: string | null): Promise<void> {
  await page.addInitScript((stored) => {
    if (stored !== null) localStorage.setItem('security.token', stored);
    const window = globalThis as unknown as PaintWindow;
    window.paintedAt = 0;
    window.shifted = 0;
    const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
    observe('largest-contentful-paint', ({ startTime }) => {
      window.paintedAt = startTime;
    });
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) window.shifted += value;
    });
  }, token);
}

/** Inline code compressed by itself; in the total it is part of the page. */
async function inlineBytes(page: Page): Promise<{ scripts: number; styles: number }> {
  const [scripts, styles] = await page.evaluate(() =>
    ['script:not([src])', 'style'].map((kind) =>
      [...document.querySelectorAll(kind)].map((element) => element.textContent ?? '').join('\n'),
    ),
  );
  return { scripts: compressed(scripts), styles: compressed(styles) };
}

const compressed = (text: string | undefined): number => (text ? brotliCompressSync(text).length : 0);

/** Chromium has no sandbox for root in a container, and only our page may use the network. */
export const chromiumFlags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];
