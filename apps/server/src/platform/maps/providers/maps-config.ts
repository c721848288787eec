import { z } from 'zod';

/** What an operator may set about outside maps services; without any of it our own data answers everything. */
export const mapsEnvironment = {
  MAPS_CHINA: z.enum(['offline', 'tencent', 'amap']).default('offline'),
  MAPS_GLOBAL: z.enum(['offline', 'nominatim', 'photon']).default('offline'),
  TENCENT_MAP_KEY: z.string().optional(),
  /** Signs each request where the key demands it. */
  TENCENT_MAP_SECRET: z.string().optional(),
  TENCENT_MAP_URL: z.url().default('https://apis.map.qq.com'),
  AMAP_KEY: z.string().optional(),
  AMAP_URL: z.url().default('https://restapi.amap.com'),
  NOMINATIM_URL: z.url().default('https://nominatim.openstreetmap.org'),
  PHOTON_URL: z.url().default('https://photon.komoot.io'),
  /** Their terms ask every caller to say who it is and how to reach it. */
  MAPS_USER_AGENT: z.string().min(3).default('Chifan (self-hosted food ordering)'),
} as const;

const settings = z.object(mapsEnvironment);

export type MapsConfig = z.output<typeof settings>;

export const readMapsConfig = (set: MapsConfig): MapsConfig => settings.parse(set);
