import type { SiteVariant } from '@chifan/domain';

/** Base URLs of the API (empty for the page’s own origin) and of pictures. */
type SiteBases = { readonly api: string; readonly images: string };

const own: SiteBases = { api: '', images: '/files/' };

/**
 * Reads the base URLs that the server wrote into the page for the guest’s network, China’s or the global one (rule
 * app-7).
 */
function readTold(): Partial<Record<SiteVariant, Partial<SiteBases>>> {
  const tag = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="sites"]');
  return tag ? JSON.parse(tag.content) : {};
}

const told = readTold();

/** Base URLs of the API that differ from the page’s origin, for all networks. */
export const otherApiBases: readonly string[] = [
  ...new Set(Object.values(told).flatMap(({ api = '' }) => (api === '' ? [] : [api]))),
];

export const basesOfSite = (site: SiteVariant): SiteBases => ({ ...own, ...told[site] });
