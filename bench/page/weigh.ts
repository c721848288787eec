import { brotliCompressSync } from 'node:zlib';
import { type CDPSession, chromium, type Page } from 'playwright-core';

/** Compressed bytes of bodies. */
export type Weight = {
  readonly scripts: number;
  readonly styles: number;
  readonly total: number;
  readonly layoutShift: number;
};

const phone = { width: 375, height: 812 };
/** Time without traffic after which the first screen is complete. */
const settleMs = 2000;

/** A first visit, with an empty cache. */
export async function weighFirstScreen(executablePath: string, url: string): Promise<Weight> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true, locale: 'en-GB' });
    const page = await context.newPage();
    const wire = listen(await context.newCDPSession(page));
    await (await wire).start();
    await watchShifts(page);
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.waitForTimeout(settleMs);
    const { scripts, styles, total } = (await wire).weigh();
    const inline = await inlineBytes(page);
    return {
      scripts: scripts + inline.scripts,
      styles: styles + inline.styles,
      total,
      layoutShift: await page.evaluate(() => (globalThis as unknown as ShiftWindow).shifted),
    };
  } finally {
    await browser.close();
  }
}

/** By kind, without the page's service worker, which does not belong to the first screen. */
async function listen(session: CDPSession) {
  const kinds = new Map<string, { type: string; headers: number; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, { type, headers: response.encodedDataLength, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = kinds.get(requestId);
    if (known) known.bytes = Math.max(0, encodedDataLength - known.headers);
  });
  const sum = (wanted: (type: string) => boolean) =>
    [...kinds.values()].reduce((bytes, kind) => bytes + (wanted(kind.type) ? kind.bytes : 0), 0);
  return {
    start: () => session.send('Network.enable'),
    weigh: () => ({
      scripts: sum((type) => type === 'Script'),
      styles: sum((type) => type === 'Stylesheet'),
      total: sum(() => true),
    }),
  };
}

type ShiftWindow = { shifted: number };

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const window = globalThis as unknown as ShiftWindow;
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) window.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
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
