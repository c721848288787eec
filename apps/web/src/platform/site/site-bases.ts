import type { SiteVariant } from '@chifan/domain';

/** Where /rest/ lies ("" for the page's own origin), and where pictures do. */
type SiteBases = { readonly api: string; readonly images: string };

const own: SiteBases = { api: '', images: '/files/' };

/** The page's server writes into it what is elsewhere in a network (rule app-7). */
function readTold(): Partial<Record<SiteVariant, Partial<SiteBases>>> {
  const tag = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="sites"]');
  return tag ? JSON.parse(tag.content) : {};
}

const told = readTold();

/** Where calls may go beside the page's own address, in whichever network. */
export const otherApiBases: readonly string[] = [
  ...new Set(Object.values(told).flatMap(({ api = '' }) => (api === '' ? [] : [api]))),
];

export const basesOfSite = (site: SiteVariant): SiteBases => ({ ...own, ...told[site] });
