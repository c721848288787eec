import type { PartlyTranslated } from '@chifan/domain';
import type { Position } from '@chifan/domain/address';
import type { Executor } from '../../../../platform/database/database.ts';

/**
 * A shop as a place on the map. The composition root provides the shops, because the address module must not import the
 * catalogue.
 */
export type ShopPlace = Position & {
  readonly name: PartlyTranslated;
  readonly nameZh: string;
  readonly pinyin: string;
  readonly address: PartlyTranslated;
};

export type KnownPlaces = {
  readonly read: Executor;
  readonly shopPlacesNear: (here: Position, limit: number) => Promise<ShopPlace[]>;
};
