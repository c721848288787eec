import type { PartlyTranslated } from '@chifan/domain';
import type { Position } from '@chifan/domain/address';
import type { Executor } from '../../../../platform/database/database.ts';
import type { MapsService } from '../../../../platform/maps/maps.ts';
import { geocodeOffline } from './geocode.ts';
import { locateIpOffline } from './locate-ip.ts';
import { reverseOffline } from './reverse.ts';
import { searchOffline } from './search.ts';

/** A shop as a place; the catalogue stands above this module, so the composition root hands it down. */
export type ShopPlace = Position & {
  readonly name: PartlyTranslated;
  readonly nameZh: string;
  readonly pinyin: string;
  readonly address: PartlyTranslated;
};

/** What the offline service lives from. */
export type KnownPlaces = {
  readonly read: Executor;
  readonly shopPlacesNear: (here: Position, limit: number) => Promise<ShopPlace[]>;
};

/** The maps service that needs no key and no internet: divisions, drawn streets, shops, and the table of network addresses. */
export const offlineMaps = (known: KnownPlaces): MapsService => ({
  locateIp: (ip) => locateIpOffline(known.read, ip),
  reverse: (asked) => reverseOffline(known, asked),
  search: (words) => searchOffline(known, words),
  geocode: (asked) => geocodeOffline(known, asked),
});
