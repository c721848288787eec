import { z } from 'zod';

/** Settings of external maps services. Without these settings, the app uses our own data only. */
export const mapsEnvironment = {
  MAPS_CHINA: z.enum(['offline', 'tencent', 'amap']).default('offline'),
  MAPS_GLOBAL: z.enum(['offline', 'nominatim', 'photon']).default('offline'),
  TENCENT_MAP_KEY: z.string().optional(),
  TENCENT_MAP_SECRET: z.string().optional(),
  TENCENT_MAP_URL: z.url().optional(),
  AMAP_KEY: z.string().optional(),
  AMAP_URL: z.url().optional(),
  NOMINATIM_URL: z.url().optional(),
  NOMINATIM_PAUSE_MS: z.coerce.number().int().min(0).max(60_000).default(1000),
  PHOTON_URL: z.url().optional(),
  MAPS_USER_AGENT: z
    .string()
    .regex(/^[\x20-\x7e]{3,200}$/, '3 to 200 printable ASCII characters')
    .default('Chifan (self-hosted food ordering)'),
  MAPS_CONTACT: z
    .string()
    .regex(/^[\x20-\x7e]{3,200}$/, '3 to 200 printable ASCII characters')
    .optional(),
  MAPS_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  MAPS_LICENSED: z.enum(['0', '1']).default('0'),
} as const;

const settings = z.object(mapsEnvironment);
type Settings = z.output<typeof settings>;

/** Settings of each maps service. If `url` is null, the public URL of the service is used. */
export type MapsConfig = {
  readonly china: Settings['MAPS_CHINA'];
  readonly global: Settings['MAPS_GLOBAL'];
  /** Tencent requests are signed with `secret` if the API key requires it. */
  readonly tencent: { readonly url: string | null; readonly key: string | null; readonly secret: string | null };
  readonly amap: { readonly url: string | null; readonly key: string | null };
  /** `pauseMs` is the minimum time between two requests. */
  readonly nominatim: { readonly url: string | null; readonly pauseMs: number };
  readonly photon: { readonly url: string | null };
  /** The User-Agent header. The terms of the services require a name and a contact. */
  readonly userAgent: string;
  readonly timeoutMs: number;
  /** True if the operator confirms the licence that Tencent and AMap require for commercial use. */
  readonly isLicensed: boolean;
};

export type ExternalMapsName = Exclude<MapsConfig['china'] | MapsConfig['global'], 'offline'>;

export const readMapsConfig = (set: Settings): MapsConfig => ({
  china: set.MAPS_CHINA,
  global: set.MAPS_GLOBAL,
  tencent: {
    url: set.TENCENT_MAP_URL ?? null,
    key: set.TENCENT_MAP_KEY ?? null,
    secret: set.TENCENT_MAP_SECRET ?? null,
  },
  amap: { url: set.AMAP_URL ?? null, key: set.AMAP_KEY ?? null },
  nominatim: { url: set.NOMINATIM_URL ?? null, pauseMs: set.NOMINATIM_PAUSE_MS },
  photon: { url: set.PHOTON_URL ?? null },
  userAgent:
    set.MAPS_CONTACT === undefined ? set.MAPS_USER_AGENT : `${set.MAPS_USER_AGENT}; contact: ${set.MAPS_CONTACT}`,
  timeoutMs: set.MAPS_TIMEOUT_MS,
  isLicensed: set.MAPS_LICENSED === '1',
});
