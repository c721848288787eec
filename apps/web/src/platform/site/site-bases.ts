import type { SiteVariant } from '@chifan/domain';

/** Base addresses of /rest/ ("" for the page's own origin) and of pictures. */
type SiteBases = { readonly api: string; readonly images: string };

const own: SiteBases = { api: '', images: '/files/' };

/** The server writes the addresses that differ in a network into the page (rule app-7). */
function readTold(): Partial<Record<SiteVariant, Partial<SiteBases>>> {
  const tag = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="sites"]');
  return tag ? JSON.parse(tag.content) : {};
}

const told = readTold();

/** Call addresses in any network besides the page's own. */
export const otherApiBases: readonly string[] = [
  ...new Set(Object.values(told).flatMap(({ api = '' }) => (api === '' ? [] : [api]))),
];

export const basesOfSite = (site: SiteVariant): SiteBases => ({ ...own, ...told[site] });
