import { brotliCompressSync } from 'node:zlib';
import { type Browser, type CDPSession, type Page } from 'playwright-core';
import type { WeighedScreen } from './screens.ts';

/** Sizes of response bodies in bytes, after compression. */
export type Weight = {
  /** Bytes requested before the largest contentful paint. The first view does not wait for later requests. */
  readonly scripts: number;
  readonly styles: number;
  /** Bytes of all requests of the screen. */
  readonly total: number;
  readonly layoutShift: number;
};

const phone = { width: 375, height: 812 };
/**
 * Milliseconds to wait until paint and layout shifts are final. The app prefetches other screens only after this time.
 */
const settleMs = 1500;

/** Measures a first visit with an empty cache. */
export async function weighFirstScreen(browser: Browser, url: string, { hash, token }: WeighedScreen): Promise<Weight> {
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const requests = await recordRequests(await context.newCDPSession(page));
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
      scripts: requests.weigh({ type: 'Script', until: paintedAt }) + inline.scripts,
      styles: requests.weigh({ type: 'Stylesheet', until: paintedAt }) + inline.styles,
      total: requests.weigh({}),
      layoutShift: shifted,
    };
  } finally {
    await context.close();
  }
}

/** Waits until the page shows content instead of placeholders. */
const untilShown = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main?.innerText.trim() && !main.querySelector('[aria-busy=true]');
  });

type Selection = { readonly type?: string; readonly until?: number };

/** Records the bytes of each request by type and time. Requests of the service worker are not included. */
async function recordRequests(session: CDPSession) {
  const files = new Map<string, { type: string; requestedAt: number; headers: number; bytes: number }>();
  let start: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp }) => {
    start ??= timestamp;
    files.set(requestId, { type: '', requestedAt: (timestamp - start) * 1000, headers: 0, bytes: 0 });
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
  const weigh = ({ type, until = Number.POSITIVE_INFINITY }: Selection) =>
    [...files.values()]
      .filter((file) => file.requestedAt <= until && (type === undefined || file.type === type))
      .reduce((sum, { bytes }) => sum + bytes, 0);
  return { weigh };
}

type PaintWindow = {
  /** Milliseconds from the navigation to the largest contentful paint. */
  paintedAt: number;
  shifted: number;
};

async function watchPaint(page: Page, token: string | null): Promise<void> {
  await page.addInitScript((stored) => {
    if (stored !== null) localStorage.setItem('security.token', stored);
    const window = globalThis as unknown as PaintWindow;
    window.paintedAt = 0;
    window.shifted = 0;
    const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
    observe('largest-contentful-paint', ({ startTime }) => {
      window.paintedAt = startTime;
    });
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) window.shifted += value;
    });
  }, token);
}

/** Bytes of inline scripts and styles, compressed separately. In the total they are part of the HTML page. */
async function inlineBytes(page: Page): Promise<{ scripts: number; styles: number }> {
  const [scripts, styles] = await page.evaluate(() =>
    ['script:not([src])', 'style'].map((kind) =>
      [...document.querySelectorAll(kind)].map((element) => element.textContent ?? '').join('\n'),
    ),
  );
  return { scripts: compressed(scripts), styles: compressed(styles) };
}

const compressed = (text: string | undefined): number => (text ? brotliCompressSync(text).length : 0);

/**
 * Chromium cannot use its sandbox as root in a container. Its own background requests are disabled, so that only the
 * measured page uses the network.
 */
export const chromiumFlags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];
