import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { cityClock, openFilledDatabase } from '../../apps/server/src/testing/index.ts';
import { brokenRules, type Seen } from './access.ts';
import { keepPicture, quiet, still } from './browser.ts';
import { allowedSite } from './screens.ts';
import { folderOfWorker, ownFolder, type Server, serverWithin } from './server.ts';
import { sharedBrowser } from './shared-browser.ts';

export type Stage = { readonly server: Server; readonly browser: Browser };

type Prepare = (server: Server) => Promise<void>;
type RunningCity = { readonly server: Server; close(): Promise<void> };

/**
 * Opens the product with the demo city at noon, and a browser, for one test file. `prepare` finds or creates the data
 * that the tests need.
 */
export function openStage(prepare: Prepare = async () => undefined): Stage {
  let city: RunningCity | undefined;
  const folder = ownFolder();
  beforeAll(async () => {
    city = await startCity(folder);
    await prepare(city.server);
  });
  afterAll(() => city?.close());
  return stageOf(() => city);
}

/**
 * The server for test files that change no data of other files. All such files of a test worker share it. The server
 * ends with the worker, and the next test run drops the server's database.
 */
let readingCity: Promise<RunningCity> | undefined;

/**
 * Like `openStage`, for test files that change no data of other files. These files share one server per test worker.
 */
export function openReadingStage(prepare: Prepare = async () => undefined): Stage {
  let city: RunningCity | undefined;
  beforeAll(async () => {
    readingCity ??= startCity(folderOfWorker());
    city = await readingCity;
    await prepare(city.server);
  });
  return stageOf(() => city);
}

async function startCity(folder: string): Promise<RunningCity> {
  const database = await openFilledDatabase('city');
  const settings = { DATABASE_URL: database.url, SANDBOX: '1', DEMO: '1', DATA_DIR: folder };
  const server = await serverWithin({ ...settings, WEB_VIEW_ORIGINS: allowedSite }, cityClock());
  const close = async () => {
    await server.stop();
    await database.drop();
  };
  return { server, close };
}

function stageOf(city: () => RunningCity | undefined): Stage {
  const shared = sharedBrowser();
  return {
    get server() {
      return opened(city()).server;
    },
    get browser() {
      return shared.browser;
    },
  };
}

export function opened<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('the stage opens before the first test');
  return thing;
}

/** Opens a screen of the guest app and waits until it is loaded. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The previous screen may remain visible for a moment after the URL has changed.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    // Check the cheap conditions first. Reading the text forces a layout, and the function runs before every frame.
    return (
      main !== null && main.querySelector('[role=status][aria-busy=true]') === null && main.innerText.trim() !== ''
    );
  });
  await quiet(page);
}

/**
 * Returns a message for each accessibility rule that the current screen breaks, and one if the page is wider than the
 * window.
 */
export async function faultsOn(page: Page, name: string, seen: Seen = { isContrastMeasured: true }): Promise<string[]> {
  const beyond = await beyondEdge(page, name);
  return [...(await brokenRules(page, seen)).map((broken) => `${name}: ${broken}`), ...beyond];
}

/** Horizontal overflow of the page in pixels, as a fault message. */
export async function beyondEdge(page: Page, name: string): Promise<string[]> {
  await still(page);
  await keepPicture(page, name);
  // A phone zooms out until everything fits and enlarges its window. Only the page's client width is constant.
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return beyond > 0 ? [`${name}: ${beyond} px too wide`] : [];
}
