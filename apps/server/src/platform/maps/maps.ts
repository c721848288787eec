import type { FoundPlace as FoundPlaceOnWire, PlaceAddress } from '@chifan/contract/address/place-views';
import type { Language, Result, SiteVariant } from '@chifan/domain';
import type { Position } from '@chifan/domain/address';
import type { Logger } from 'pino';

/**
 * A general failure of a maps service: the API key is missing or refused, or the service is unreachable or over its
 * quota.
 */
export type MapsFault = 'map_key_missing' | 'map_unavailable';

export type MapsResult<Value, Failure extends string = never> = Promise<Result<Value, Failure | MapsFault>>;

/** The location of an IP address, rarely more precise than a city. */
export type IpPlace = {
  readonly position: Position;
  /** The city's adcode (Chinese administrative code), or null if only its name is known. */
  readonly cityCode: string | null;
  readonly cityZh: string;
  readonly accuracyMetres: number;
};

export type FoundPlace = Omit<FoundPlaceOnWire, 'latitude' | 'longitude'> & { readonly position: Position };

export type PlaceSearchQuery = {
  readonly keyword: string;
  readonly near: Position;
  /** Restricts results to one city, by its adcode (Chinese administrative code). */
  readonly cityCode: string | null;
  /** The Chinese name of that city, for services that do not use adcodes. */
  readonly cityZh: string | null;
  readonly limit: number;
  readonly language: Language;
};

export type GeocodeQuery = {
  /** The city as the guest wrote or selected it, in any language. */
  readonly city: string;
  readonly address: string;
  readonly language: Language;
};

export type FoundAddress = Pick<PlaceAddress, 'line' | 'lineZh'> & { readonly position: Position };

/**
 * Positions are in WGS-84 coordinates, and each service converts to and from its own system. Texts are in the reader's
 * language if the service offers it.
 */
export type MapsService = {
  locateIp(ip: string): MapsResult<IpPlace, 'ip_unlocatable'>;
  reverse(asked: {
    readonly position: Position;
    readonly language: Language;
  }): MapsResult<PlaceAddress, 'place_unknown'>;
  search(words: PlaceSearchQuery): MapsResult<readonly FoundPlace[]>;
  geocode(asked: GeocodeQuery): MapsResult<FoundAddress, 'coordinates_not_found'>;
};

/** An external maps service. Calls that the service does not offer, or that its terms forbid, are absent. */
export type MapsProvider = Partial<MapsService> & {
  readonly name: string;
  /** The attribution that the service's terms require. */
  readonly attribution: string;
};

export type Maps = {
  mapsOf(site: SiteVariant): MapsService;
  /**
   * The attribution of the maps provider for a site variant, in addition to that of the map itself. "" for our own
   * data.
   */
  attributionOf(site: SiteVariant): string;
};

type MapsParts = {
  readonly offline: MapsService;
  /** A site variant without a provider uses our own data. */
  readonly providers: Partial<Readonly<Record<SiteVariant, MapsProvider>>>;
  readonly log: Logger;
};

/**
 * If a provider lacks a call or fails, our own data is used, with a log line. A bad API key is always reported instead.
 */
export function createMaps({ offline, providers, log }: MapsParts): Maps {
  const ofProvider = (provider: MapsProvider | undefined): MapsService =>
    provider === undefined ? offline : withFallback({ provider, offline, log });
  const bySite = { china: ofProvider(providers.china), global: ofProvider(providers.global) };
  return { mapsOf: (site) => bySite[site], attributionOf: (site) => providers[site]?.attribution ?? '' };
}

type Fallback = { readonly provider: MapsProvider; readonly offline: MapsService; readonly log: Logger };

function withFallback({ provider, offline, log }: Fallback): MapsService {
  const answering =
    <Asked, Value, Failure extends string>(
      what: keyof MapsService,
      asks: ((asked: Asked) => MapsResult<Value, Failure>) | undefined,
      instead: (asked: Asked) => MapsResult<Value, Failure>,
    ) =>
    async (asked: Asked): MapsResult<Value, Failure> => {
      if (asks === undefined) return instead(asked);
      const answer = await asks(asked);
      if (answer.ok || answer.reason !== 'map_unavailable') return answer;
      log.warn({ provider: provider.name, call: what }, 'maps service unreachable, using local data');
      return instead(asked);
    };
  return {
    locateIp: answering('locateIp', provider.locateIp, offline.locateIp),
    reverse: answering('reverse', provider.reverse, offline.reverse),
    search: answering('search', provider.search, offline.search),
    geocode: answering('geocode', provider.geocode, offline.geocode),
  };
}
