import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openChromium } from '../../tools/test/chromium.ts';

/** By its program. They end with the worker, whose files follow one another. */
const opened = new Map<string | undefined, Browser>();

/** A browser for a file, the same for all files of a worker; what the file leaves open is closed after it. */
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
