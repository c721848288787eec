import axe, { type Result } from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Accessibility rules that the screen breaks. Axe is injected once a document and reports violations only: otherwise a
 * look takes seven times as long.
 */
export async function brokenRules(page: Page): Promise<string[]> {
  for (const frame of page.frames()) if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(entering);
  const violations = await page.evaluate<readonly Result[]>(looking);
  return violations.map(({ id, nodes }) => `axe ${id} at ${nodes[0]?.target.join(' ')}`);
}

/** Gateways' frames count too. */
const entering = `${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;
const looking = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)`;
