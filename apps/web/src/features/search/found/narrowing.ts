import {
  type PriceAndRating,
  priceAndRatingInput,
  priceAndRatingParams,
  readPriceAndRating,
} from '../../../terms/shop/lists/price-and-rating.ts';

/** The guest’s filters of search results, in addition to those in the query. */
export type Narrowing = PriceAndRating & {
  /** Only dishes and restaurants that deliver to the guest. Offered for a delivery. */
  readonly deliversHere: boolean;
};

type Params = Readonly<Partial<Record<string, string>>>;

export const readNarrowing = (params: Params): Narrowing => ({
  ...readPriceAndRating(params),
  deliversHere: params.deliversHere === '1',
});

/** Writes the filters as URL parameters, which `readNarrowing` parses. */
export const narrowingParams = (narrowing: Narrowing): Record<string, string> => ({
  ...priceAndRatingParams(narrowing),
  ...(narrowing.deliversHere ? { deliversHere: '1' } : {}),
});

/** The filters as input of the API. */
export const narrowingInput = (narrowing: Narrowing, isDelivery: boolean) => ({
  ...priceAndRatingInput(narrowing),
  ...(isDelivery && narrowing.deliversHere ? { deliversHere: true } : {}),
});
