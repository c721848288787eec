import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** `npm test` finds or installs it and names it in CHROMIUM. */
export const chromiumPath: string | undefined =
  process.env['CHROMIUM'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) => existsSync(file));

/** @throws Error when there is none */
export function openChromium(): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error('No Chromium found: install it or set CHROMIUM to its path.');
  return chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
}
