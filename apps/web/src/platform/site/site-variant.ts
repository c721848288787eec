import { readSiteVariant, type SiteVariant } from '@chifan/domain';
import { create } from 'zustand';
import { secureStorage } from '../storage.ts';

export type { SiteVariant } from '@chifan/domain';

/** What differs between the networks (rule app-7). A build can set the addresses. */
type SiteSettings = {
  /** Where /rest/ lies: "" for the page's own origin. */
  readonly apiBase: string;
  readonly imageBase: string;
  /** The one that works in this network first. */
  readonly chatApps: readonly ('wechat' | 'whatsapp')[];
};

const built = import.meta.env ?? {};
const apiBase: string = built.VITE_API_BASE ?? '';
const imageBase: string = built.VITE_IMAGE_BASE ?? '/files/';

const settings: Readonly<Record<SiteVariant, SiteSettings>> = {
  global: { apiBase, imageBase, chatApps: ['whatsapp', 'wechat'] },
  china: {
    apiBase: built.VITE_API_BASE_CHINA ?? apiBase,
    imageBase: built.VITE_IMAGE_BASE_CHINA ?? imageBase,
    chatApps: ['wechat', 'whatsapp'],
  },
};

const stored = secureStorage('site');

/** The guest's network; kept on this device. Outside of components: `useSite.getState().site`. */
export const useSite = create<{ readonly site: SiteVariant }>()(() => ({ site: readSiteVariant(stored.read()) }));

useSite.subscribe(({ site }) => stored.write(site));

export const chooseSite = (site: SiteVariant): void => useSite.setState({ site });

export const siteSettings = (): SiteSettings => settings[useSite.getState().site];
