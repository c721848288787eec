import axe, { type Result } from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Whether axe also measures colour contrast, which takes as long as all its other rules together. Right-to-left screens
 * need no measurement, because they have the same colours as left-to-right screens.
 */
export type Seen = { readonly isContrastMeasured: boolean };

/**
 * Languages in which guest screens are checked for accessibility: one per text direction. A translation cannot change
 * the ARIA role of an element or remove its accessible name.
 */
const readLanguages = ['en', 'ar'];

/**
 * Accessibility rules that the screen breaks. Axe is injected once per document. Axe reports only violations, which
 * makes a check seven times faster.
 */
export async function brokenRules(page: Page, { isContrastMeasured }: Seen): Promise<string[]> {
  for (const frame of page.frames()) if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(entering);
  const violations = await page.evaluate<readonly Result[]>(looking(isContrastMeasured));
  return violations.map(({ id, nodes: [node] }) => `axe ${id} at ${node?.target.join(' ')}: ${node?.html}`);
}

/** The script that starts axe. The setting `allowedOrigins` includes the frames of payment gateways. */
const entering = `${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;
/**
 * The script that runs axe. A change during the run, such as a list that hides rows, would mix two states of the page.
 * After such a change the script repeats the run a few times.
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
