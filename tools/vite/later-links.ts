import type { Plugin } from 'vite';

const held = /\s*<link rel="(?:manifest|icon|apple-touch-icon)"[^>]*>/g;

/**
 * The manifest and the icons are for the browser's frame and for installing: over a slow network the first screen goes
 * before them, and the app takes them out of a template once it has settled. An empty icon stands in, or the browser
 * would look for one by itself.
 */
export const laterLinks = (templateId: string): Plugin => ({
  name: 'later-links',
  enforce: 'post',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (html) => withLaterLinks(html, templateId) },
});

export function withLaterLinks(html: string, templateId: string): string {
  const links = (html.match(held) ?? []).map((link) => link.trim()).join('');
  const template = `<link rel="icon" href="data:,"><template id="${templateId}">${links}</template>`;
  return html.replaceAll(held, '').replace('</head>', `${template}</head>`);
}
