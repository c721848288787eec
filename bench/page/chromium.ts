/** The Chromium that the journeys use: found on this machine or installed. @throws when there is none. */
export async function chromiumOf(): Promise<string> {
  const script = new URL('../../tools/test/find-chromium.mjs', import.meta.url);
  const { findChromium } = (await import(script.href)) as { findChromium: () => Promise<string> };
  return findChromium();
}

/** In a container there is no sandbox for root, and nothing but our page may be on the wire. */
export const chromiumFlags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];
