import { expect, it } from 'vitest';
import { withLaterLinks } from './later-links.ts';

const page = (links: string): string => `<head>\n<title>Chifan</title>${links}</head><body></body>`;

it('holds the manifest and the icons in a template, where no browser fetches them', () => {
  const html = page('\n <link rel="icon" href="/icon.svg" />\n<link rel="manifest" href="/m.webmanifest">');
  expect(withLaterLinks(html, 'later-links')).toBe(
    page(
      '<link rel="icon" href="data:,"><template id="later-links"><link rel="icon" href="/icon.svg" /><link rel="manifest" href="/m.webmanifest"></template>',
    ),
  );
});

it('leaves every other link where it is', () => {
  const styles = '<link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/a.js">';
  expect(withLaterLinks(page(styles), 'later-links')).toContain(`<title>Chifan</title>${styles}`);
});
