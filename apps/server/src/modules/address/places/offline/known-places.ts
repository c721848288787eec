import type { PartlyTranslated } from '@chifan/domain';
import type { Position } from '@chifan/domain/address';
import type { Executor } from '../../../../platform/database/database.ts';

/** A shop as a place; the catalogue stands above this module, so the composition root hands it down. */
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
