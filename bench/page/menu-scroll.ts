import type { Browser, CDPSession, Page } from 'playwright-core';
import { quantile } from '../figures.ts';
import type { WeighedScreen } from './screens.ts';
import { phone, untilShown } from './weigh.ts';

export type MenuScroll = {
  /**
   * Tasks of the page over 50 ms while the menu is scrolled from its first dish to its last; by processor time, so that
   * what else the machine does counts for nothing.
   */
  readonly longTasks: number;
  readonly longestTaskMs: number;
  /** Milliseconds between two frames. */
  readonly frameP50: number;
  readonly frameP95: number;
};

const dishCount = 200;
const slowdown = 4;
const longTaskMs = 50;
/** What the app loads ahead for the next screen has come by then. */
const quietMs = 4_000;
const scroll = { x: 250, y: 600, speed: 1_600 } as const;

/** Scrolls a menu of 200 dishes with the finger, on a processor four times slower. */
export async function scrollMenu(browser: Browser, url: string, shop: WeighedScreen): Promise<MenuScroll> {
  // A worker asks for the menu once more, past the route that makes it large.
  const asPhone = { viewport: phone, isMobile: true, hasTouch: true, locale: 'en-GB' } as const;
  const context = await browser.newContext({ ...asPhone, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.route('**/rest/shop/dishes?*', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as Answer;
      await route.fulfill({ response, json: { ...answer, data: enlarged(answer.data) } });
    });
    await page.goto(`${url}#${shop.hash}`, { waitUntil: 'load' });
    await untilShown(page);
    await page.waitForTimeout(quietMs);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watchFrames(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height < dishCount * 60) throw new Error(`The menu is ${height} px high, too little for ${dishCount} dishes`);
    const tasks = await tracing(session);
    await session.send('Input.synthesizeScrollGesture', {
      ...scroll,
      yDistance: -height,
      gestureSourceType: 'touch',
      preventFling: true,
    });
    const frames = await page.evaluate(() => (globalThis as unknown as FrameWindow).frames);
    return figuresOf(frames, await tasks());
  } finally {
    await context.close();
  }
}

type Dish = { readonly id: number };
type Answer = { readonly data: { readonly categories: readonly { readonly dishes: readonly Dish[] }[] } };

/** The shop's own dishes, repeated under other numbers. */
function enlarged(menu: Answer['data']): Answer['data'] {
  const own = menu.categories.flatMap(({ dishes }) => dishes);
  const perCategory = Math.ceil(dishCount / menu.categories.length);
  const categories = menu.categories.map((category, place) => ({
    ...category,
    dishes: Array.from({ length: perCategory }, (_, index) => {
      const number = place * perCategory + index;
      return { ...own[number % own.length], id: 1_000_000 + number };
    }),
  }));
  return { ...menu, categories };
}

type FrameWindow = { frames: number[] };

const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const frames: number[] = [];
    (globalThis as unknown as FrameWindow).frames = frames;
    let last = performance.now();
    const frame = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

/**
 * Of Chromium's trace format: times in microseconds, `tdur` that of the processor. Chromium slows a page down by keeping
 * its thread busy, so `tdur` is slowed down already: a loop of 130 ms has 530 at a fourth of the speed.
 */
type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
};

/** @returns ends the tracing and gives the processor time of each task of the page, ms. */
async function tracing(session: CDPSession): Promise<() => Promise<number[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  });
  return async () => {
    const isComplete = new Promise<unknown>((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await isComplete;
    const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
    const pages = new Set(events.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf));
    const tasks = events.filter(
      (event) => event.name === 'ThreadControllerImpl::RunTask' && pages.has(threadOf(event)),
    );
    return tasks.map(({ tdur = 0 }) => tdur / 1000);
  };
}

function figuresOf(frames: readonly number[], tasks: readonly number[]): MenuScroll {
  if (tasks.length === 0) throw new Error('Chromium reported no task of the page');
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    longTasks: tasks.filter((ms) => ms > longTaskMs).length,
    longestTaskMs: Math.max(...tasks),
    frameP50: quantile(sorted, 0.5),
    frameP95: quantile(sorted, 0.95),
  };
}
