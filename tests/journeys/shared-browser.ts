import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openChromium } from '../../tools/test/chromium.ts';

/** Open browsers by executable path. The browsers end with the test worker, which runs its files one after another. */
const opened = new Map<string | undefined, Browser>();

/** One browser for all files of a test worker. Closes pages that a test file leaves open. */
export function sharedBrowser(executablePath?: string): { readonly browser: Browser } {
  beforeAll(async () => {
    if (opened.get(executablePath)?.isConnected()) return;
    opened.set(executablePath, await openChromium(executablePath));
  });
  afterAll(async () => {
    await Promise.all((opened.get(executablePath)?.contexts() ?? []).map((context) => context.close()));
  });
  return {
    get browser() {
      const browser = opened.get(executablePath);
      if (browser === undefined) throw new Error('the browser opens before the first test');
      return browser;
    },
  };
}
