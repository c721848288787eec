import { failure, type Language, type Result, success } from '@chifan/domain';
import type { Position } from '@chifan/domain/address';
import { z } from 'zod';
import type { GeocodeQuery, MapsFault, MapsProvider, MapsService } from '../maps.ts';
import type { MapsConfig } from './maps-config.ts';
import { osmLine, osmPlaceAddress } from './osm-address.ts';
import { requestMapsService, type ServiceTools } from './request-maps-service.ts';
import { chineseText, withScriptLanguage } from './wording.ts';

/**
 * The response format, documented at nominatim.org: jsonv2. Positions are WGS-84, degrees as text. An empty result is
 * an `error` with status 200, or [].
 */
const address = z.record(z.string(), z.string().catch('')).catch({});
const found = z.object({ address });
const reverseAnswer = z.union([z.object({ error: z.unknown().refine((error) => error !== undefined) }), found]);
const place = z.object({
  osm_type: z.enum(['node', 'way', 'relation']).optional().catch(undefined),
  osm_id: z.number().optional(),
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
  address,
});
const searchAnswer = z.array(place);

const home = 'https://nominatim.openstreetmap.org';
/**
 * The usage policy (operations.osmfoundation.org/policies/nominatim) allows one request a second for the whole
 * application.
 */
const publicPauseMs = 1000;
const accepted = (language: Language): string => (language === 'zh-CN' ? 'zh-CN,zh-Hans,zh' : `${language},en`);

type Ask = <Answer extends z.ZodType>(
  path: string,
  words: Readonly<Record<string, string>>,
  told: { readonly answer: Answer; readonly language: Language },
) => Promise<Result<z.output<Answer>, MapsFault>>;

/**
 * Requests addresses from Nominatim, for the site variant outside China. Nominatim's terms forbid searching while a
 * guest types, so `search` is absent.
 */
export function nominatimMaps(config: MapsConfig['nominatim'], tools: ServiceTools): MapsProvider {
  const ask = askInTurn(config, tools);
  return {
    name: 'nominatim',
    attribution: '© OpenStreetMap contributors (ODbL)',
    reverse: (asked) => reverse(ask, asked),
    geocode: (asked) => geocode(ask, asked),
  };
}

function askInTurn({ url, pauseMs }: MapsConfig['nominatim'], tools: ServiceTools): Ask {
  const base = url ?? home;
  const isPublic = new URL(base).host === new URL(home).host;
  const isMyTurn = createRequestQueue({
    pauseMs: isPublic ? Math.max(publicPauseMs, pauseMs) : pauseMs,
    patienceMs: tools.timeoutMs,
  });
  return async (path, words, { answer, language }) => {
    if (!(await isMyTurn())) return failure('map_unavailable');
    const query = { ...words, format: 'jsonv2', addressdetails: '1', 'accept-language': accepted(language) };
    return requestMapsService(tools, { url: base, path, query, answer });
  };
}

type Here = { readonly position: Position; readonly language: Language };

async function reverse(ask: Ask, { position, language }: Here): ReturnType<MapsService['reverse']> {
  const zh = await addressAt(ask, { position, language: 'zh-CN' });
  if (!zh.ok) return zh;
  const own = language === 'zh-CN' ? zh : await addressAt(ask, { position, language });
  return own.ok ? success(osmPlaceAddress({ own: own.value, zh: zh.value, language })) : own;
}

async function addressAt(ask: Ask, { position, language }: Here) {
  const words = { lat: String(position.lat), lon: String(position.lng), zoom: '18' };
  const answer = await ask('/reverse', words, { answer: reverseAnswer, language });
  if (!answer.ok) return answer;
  return 'error' in answer.value ? failure('place_unknown') : success(answer.value.address);
}

async function geocode(
  ask: Ask,
  { city, address: written, language }: GeocodeQuery,
): ReturnType<MapsService['geocode']> {
  const words = { q: `${written}, ${city}`, limit: '1' };
  const answer = await ask('/search', words, { answer: searchAnswer, language });
  if (!answer.ok) return answer;
  const [own] = answer.value;
  if (own === undefined) return failure('coordinates_not_found');
  const inChinese = language === 'zh-CN' ? answer : await lookUp(ask, own);
  if (!inChinese.ok) return inChinese;
  const zh = inChinese.value[0]?.address ?? own.address;
  const lineZh = osmLine({ own: zh, zh, language: 'zh-CN' }) || written;
  const line = osmLine({ own: own.address, zh, language });
  return success({
    position: { lat: own.lat, lng: own.lon },
    line: line === '' ? chineseText(lineZh) : withScriptLanguage(line, language),
    lineZh,
  });
}

/** Requests a found place again, with Chinese names. */
function lookUp(ask: Ask, { osm_type: type, osm_id: id }: z.output<typeof place>) {
  if (type === undefined || id === undefined) return success([]);
  const ids = { osm_ids: `${type.charAt(0).toUpperCase()}${id}` };
  return ask('/lookup', ids, { answer: searchAnswer, language: 'zh-CN' });
}

type Turns = {
  readonly pauseMs: number;
  /** Maximum waiting time. A request that would wait longer is refused at once. */
  readonly patienceMs: number;
};

export function createRequestQueue({ pauseMs, patienceMs }: Turns, now: () => number = () => performance.now()) {
  let next = Number.NEGATIVE_INFINITY;
  /** @returns true when the request may be sent, or false if too many requests are waiting */
  return async (): Promise<boolean> => {
    const turn = Math.max(now(), next);
    const waitMs = turn - now();
    if (waitMs > patienceMs) return false;
    next = turn + pauseMs;
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    return true;
  };
}
