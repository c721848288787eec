import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumFlags } from './weigh.ts';

/**
 * Why Chromium would not install the app; empty when it would. Lighthouse no longer judges this, so the browser itself is
 * asked, in a profile of its own: in a private window nothing can be installed.
 */
export async function installProblems(executablePath: string, url: string): Promise<string[]> {
  const profile = mkdtempSync(path.join(tmpdir(), 'chifan-install-'));
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: chromiumFlags });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const session = await context.newCDPSession(page);
    const manifest = await session.send('Page.getAppManifest');
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    return [
      ...(manifest.url ? [] : ['no manifest']),
      ...manifest.errors.map(({ message }) => message),
      ...installabilityErrors.map(({ errorId }) => errorId),
    ];
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
