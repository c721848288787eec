import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium.mjs';
import { waitLimitMs } from './wait-limit.ts';

/**
 * Chrome features that are turned off. Full Chrome renders address bar suggestions in separate pages for every context,
 * which costs a second of processor time.
 */
const needless = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Features that Playwright turns off. Chromium uses only the last list of such features, so our list repeats them. */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  `--disable-features=${[...offInPlaywright, ...needless].join(',')}`,
];

/**
 * Starts Chromium. A wait in one of its pages ends after the time limit that all tests share. @throws Error if Chromium
 * is absent and cannot be installed
 */
export async function openChromium(executablePath?: string): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: executablePath ?? (await findChromium()),
    args,
    // In another locale, Chromium drops the Chinese file name of a download.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  browser.on('context', (context) => context.setDefaultTimeout(waitLimitMs));
  return browser;
}
