import { parseSiteVariant, type SiteVariant } from '@chifan/domain';
import { create } from 'zustand';
import { secureStorage } from '../storage.ts';
import { basesOfSite } from './site-bases.ts';

export type { SiteVariant } from '@chifan/domain';

/** The chat apps of a network. Both networks offer both chat apps, but in another sequence (rule app-7). */
type ChatApps = readonly ('wechat' | 'whatsapp')[];

/** Chat apps by the guest’s network. The app that works in the network is first. */
const chatAppsOf: Readonly<Record<SiteVariant, ChatApps>> = {
  global: ['whatsapp', 'wechat'],
  china: ['wechat', 'whatsapp'],
};

const stored = secureStorage('site');

/**
 * The guest’s network, China’s or the global one, stored on this device. Outside components use
 * `useSite.getState().site`.
 */
export const useSite = create<{ readonly site: SiteVariant }>()(() => ({ site: parseSiteVariant(stored.read()) }));

useSite.subscribe(({ site }) => stored.write(site));

export const chooseSite = (site: SiteVariant): void => useSite.setState({ site });

type SiteSettings = { readonly apiBase: string; readonly imageBase: string; readonly chatApps: ChatApps };

export function siteSettings(): SiteSettings {
  const { site } = useSite.getState();
  const { api: apiBase, images: imageBase } = basesOfSite(site);
  return { apiBase, imageBase, chatApps: chatAppsOf[site] };
}
