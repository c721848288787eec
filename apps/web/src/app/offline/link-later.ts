/** What the page keeps its links in; a browser fetches nothing from a template. */
export const laterId = 'later-links';

/** Puts the manifest and the icons in force, which the page held back for the first screen. */
export function linkLater(): void {
  const held = document.getElementById(laterId);
  if (!(held instanceof HTMLTemplateElement)) return;
  document.head.querySelector('link[rel="icon"][href="data:,"]')?.remove();
  held.replaceWith(held.content);
}
