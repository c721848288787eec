import { z } from 'zod';
import { originsSetting } from './origins-setting.ts';

const address = z.string().regex(/^(?:https?:\/\/[a-z0-9.-]+(?::\d+)?)?(?:\/[\w./-]*)?$/i, 'an address or a path');

/** Settings for an installation whose API server and pictures have other origins than the page (rule app-7). */
export const siteEnvironment = {
  SITE_GLOBAL_API: address.optional(),
  SITE_GLOBAL_IMAGES: address.optional(),
  SITE_CHINA_API: address.optional(),
  SITE_CHINA_IMAGES: address.optional(),
  /** Origins of pages that may call this server. */
  APP_ORIGINS: originsSetting.optional(),
  /**
   * The place that the app shows until it knows the guest's place (rule address-19): latitude, longitude, name in
   * English, name in Chinese.
   */
  DEFAULT_PLACE: z
    .string()
    .regex(/^-?\d{1,2}(?:\.\d+)?,-?\d{1,3}(?:\.\d+)?,[^,]+,[^,]+$/, 'LATITUDE,LONGITUDE,NAME,CHINESE NAME')
    .refine((text) => placeOf(text) !== undefined, 'a position on earth')
    .optional(),
} as const;

const settings = z.object(siteEnvironment);

type Bases = { readonly api?: string; readonly images?: string };

export type SiteConfig = {
  /** URLs of API server and pictures per site variant. If a URL is missing, the page uses its own origin. */
  readonly bases: Readonly<Partial<Record<'global' | 'china', Bases>>>;
  readonly appOrigins: readonly string[];
  readonly defaultPlace?: DefaultPlace;
};

/** Coordinates as texts with six decimals, as in API calls. */
type DefaultPlace = {
  readonly latitude: string;
  readonly longitude: string;
  readonly name: string;
  readonly nameZh: string;
};

function placeOf(text: string): DefaultPlace | undefined {
  const [latitude = '', longitude = '', name = '', nameZh = ''] = text.split(',').map((part) => part.trim());
  const [lat, lng] = [Number(latitude), Number(longitude)];
  if (Math.abs(lat) > 85 || Math.abs(lng) > 180) return undefined;
  return { latitude: lat.toFixed(6), longitude: lng.toFixed(6), name, nameZh };
}

export function readSiteConfig(set: z.output<typeof settings>): SiteConfig {
  const global = basesOf(set.SITE_GLOBAL_API, set.SITE_GLOBAL_IMAGES);
  const china = basesOf(set.SITE_CHINA_API, set.SITE_CHINA_IMAGES);
  const defaultPlace = set.DEFAULT_PLACE === undefined ? undefined : placeOf(set.DEFAULT_PLACE);
  return {
    bases: { ...(global && { global }), ...(china && { china }) },
    appOrigins: set.APP_ORIGINS ?? [],
    ...(defaultPlace && { defaultPlace }),
  };
}

function basesOf(api: string | undefined, images: string | undefined): Bases | undefined {
  if (api === undefined && images === undefined) return undefined;
  return { ...(api !== undefined && { api: api.replace(/\/$/, '') }), ...(images !== undefined && { images }) };
}

/** Other origins that our pages call or load pictures from. */
export const originsOfSites = ({ bases }: SiteConfig): string[] => [
  ...new Set(
    Object.values(bases)
      .flatMap(({ api, images }) => [api, images])
      .flatMap((each) => (each === undefined ? [] : (URL.parse(each)?.origin ?? []))),
  ),
];
