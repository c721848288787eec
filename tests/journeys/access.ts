import axe, { type Result } from 'axe-core';
import type { Page } from 'playwright-core';

/** Measuring contrast takes axe as long as all its other rules; from right to left the colours are the same. */
export type Seen = { readonly isContrastMeasured: boolean };

/** The guests' screens are read in one language of each direction: no translation changes a role or a name's presence. */
const readLanguages = ['en', 'ar'];

/**
 * Accessibility rules that the screen breaks. Axe is injected once a document and reports violations only: otherwise a
 * look takes seven times as long.
 */
export async function brokenRules(page: Page, { isContrastMeasured }: Seen): Promise<string[]> {
  for (const frame of page.frames()) if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(entering);
  const violations = await page.evaluate<readonly Result[]>(looking(isContrastMeasured));
  return violations.map(({ id, nodes }) => `axe ${id} at ${nodes[0]?.target.join(' ')}`);
}

/** Gateways' frames count too. */
const entering = `${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;
/**
 * What changes while axe reads, or in the frame after it, is half of one page and half of another (a list hides what it has
 * not measured yet): it is read again, a few times at most.
 */
const looking = (isContrastMeasured: boolean) => `(async () => {
  const { lang, dir } = document.documentElement;
  if (location.pathname.startsWith('/web/') && !${JSON.stringify(readLanguages)}.includes(lang)) return [];
  let hasChanged = false;
  const changes = new MutationObserver(() => (hasChanged = true));
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['class', 'style'] });
  for (let look = 1; ; look++) {
    hasChanged = false;
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: ${isContrastMeasured} && dir !== 'rtl' } },
    });
    if (violations.length > 0) await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    if (violations.length === 0 || !hasChanged || look === 5) return (changes.disconnect(), violations);
  }
})()`;
