import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openFilledDatabase, type TestDatabase } from '../../apps/server/src/testing/index.ts';
import { openChromium } from '../../tools/test/chromium.ts';
import { brokenRules } from './access.ts';
import { keepPicture, quiet, still } from './browser.ts';
import { ownFolder, type ServerProcess, serverProcess } from './server-process.ts';

export type Stage = { readonly server: ServerProcess; readonly browser: Browser };

/**
 * The product in its own process with the demo city, and a browser, while the file's tests run. `prepare` finds or
 * makes the data.
 */
export function openStage(prepare: (server: ServerProcess) => Promise<void> = async () => undefined): Stage {
  let database: TestDatabase | undefined;
  let server: ServerProcess | undefined;
  let browser: Browser | undefined;
  const folder = ownFolder();
  beforeAll(async () => {
    database = await openFilledDatabase('city');
    server = await serverProcess({ DATABASE_URL: database.url, SANDBOX: '1', DEMO: '1', DATA_DIR: folder });
    await server.start();
    await prepare(server);
    browser = await openChromium();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await database?.drop();
  });
  return {
    get server() {
      return opened(server);
    },
    get browser() {
      return opened(browser);
    },
  };
}

export function opened<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('the stage opens before the first test');
  return thing;
}

/** Opens a screen of the guests' app and waits until it is loaded. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The last screen may still stand for a moment after the address has changed.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return (
      main !== null && main.innerText.trim() !== '' && main.querySelector('[role=status][aria-busy=true]') === null
    );
  });
  await quiet(page);
}

/** Accessibility faults and what overflows the page. */
export async function faultsOn(page: Page, name: string): Promise<string[]> {
  const beyond = await beyondEdge(page, name);
  return [...(await brokenRules(page)).map((broken) => `${name}: ${broken}`), ...beyond];
}

/** What overflows the page. */
export async function beyondEdge(page: Page, name: string): Promise<string[]> {
  await still(page);
  await keepPicture(page, name);
  // A phone zooms out until all fits and its window grows with it: only the page's own width stays.
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return beyond > 0 ? [`${name}: ${beyond} px too wide`] : [];
}
