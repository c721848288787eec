import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium.mjs';
import { waitLimitMs } from './wait-limit.ts';

/** A whole Chrome renders its address bar's suggestions in pages of their own, for every context: a second of processor. */
const needless = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Chromium hears only the last list of features: what Playwright turns off is off in ours too. */
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

/** Every wait in its pages has the limit of all tests. @throws Error if Chromium is absent and cannot be installed */
export async function openChromium(executablePath?: string): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: executablePath ?? (await findChromium()),
    args,
    // In another locale Chromium drops the Chinese name of a download.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  browser.on('context', (context) => context.setDefaultTimeout(waitLimitMs));
  return browser;
}
