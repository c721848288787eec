import type { Result, SiteVariant } from '@chifan/domain';
import type { Logger } from 'pino';
import type { MapsProvider, MapsService } from '../maps.ts';
import { amapMaps } from './amap.ts';
import type { ExternalMapsName, MapsConfig } from './maps-config.ts';
import { nominatimMaps } from './nominatim.ts';
import { photonMaps } from './photon.ts';
import type { ServiceTools } from './request-maps-service.ts';
import { tencentMaps } from './tencent.ts';

/** All external maps services. A new service needs a name in the configuration and an entry in this table. */
export const externalMaps = {
  tencent: (config, tools) => tencentMaps(config.tencent, tools),
  amap: (config, tools) => amapMaps(config.amap, tools),
  nominatim: (config, tools) => nominatimMaps(config.nominatim, tools),
  photon: (config, tools) => photonMaps(config.photon, tools),
} as const satisfies Record<ExternalMapsName, (config: MapsConfig, tools: ServiceTools) => MapsProvider>;

export function providersOf(config: MapsConfig, log: Logger): Partial<Readonly<Record<SiteVariant, MapsProvider>>> {
  for (const warning of warningsOf(config)) log.warn(warning);
  const { china, global } = config;
  return {
    ...(china === 'offline' ? {} : { china: openProvider(china, config, log) }),
    ...(global === 'offline' ? {} : { global: openProvider(global, config, log) }),
  };
}

export function openProvider(name: ExternalMapsName, config: MapsConfig, log: Logger): MapsProvider {
  const { timeoutMs, userAgent } = config;
  return rememberingAddresses(externalMaps[name](config, { name, log, timeoutMs, userAgent }));
}

function warningsOf({ china, tencent, amap, isLicensed }: MapsConfig): string[] {
  if (china === 'offline') return [];
  const isKeyless = (china === 'tencent' ? tencent.key : amap.key) === null;
  const key = china === 'tencent' ? 'TENCENT_MAP_KEY' : 'AMAP_KEY';
  return [
    ...(isKeyless ? [`MAPS_CHINA is ${china}, but ${key} is not set: places answer that the map key is missing.`] : []),
    ...(isLicensed ? [] : [`Commercial use of ${china} maps needs a licence; MAPS_LICENSED=1 says that you hold it.`]),
  ];
}

type Reverse = MapsService['reverse'];

/**
 * Caches addresses, because a guest who moves the map, or several guests in one building, request the same position
 * repeatedly.
 */
function rememberingAddresses(provider: MapsProvider): MapsProvider {
  const { reverse } = provider;
  if (reverse === undefined) return provider;
  const keep = createResponseCache<Awaited<ReturnType<Reverse>>>(isKnowledge);
  return {
    ...provider,
    reverse: (asked) => {
      const { position, language } = asked;
      return keep(`${position.lat.toFixed(4)} ${position.lng.toFixed(4)} ${language}`, () => reverse(asked));
    },
  };
}

const isKnowledge = (answer: Result<unknown, string>): boolean => answer.ok || answer.reason === 'place_unknown';

const maxKept = 2_000;
const keptForMs = 10 * 60_000;

/** Caches recent responses for ten minutes. Concurrent equal requests share one response. */
export function createResponseCache<Value>(isWorthKeeping: (value: Value) => boolean, now: () => number = Date.now) {
  const kept = new Map<string, { readonly answer: Promise<Value>; readonly until: number }>();
  return async (key: string, ask: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key);
    const entry =
      known !== undefined && known.until > now() ? known : { answer: settled(ask()), until: now() + keptForMs };
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return entry.answer;

    async function settled(asked: Promise<Value>): Promise<Value> {
      let isKept = false;
      try {
        const value = await asked;
        isKept = isWorthKeeping(value);
        return value;
      } finally {
        if (!isKept) kept.delete(key);
      }
    }
  };
}
