export const prices = [20, 40, 80] as const;
export const ratings = [4, 4.5] as const;

export type PriceAndRating = {
  /** Maximum price of a dish, or maximum typical price of a restaurant, in yuan. */
  readonly price: (typeof prices)[number] | undefined;
  /** Minimum rating in stars. */
  readonly rating: (typeof ratings)[number] | undefined;
};

type Params = Readonly<Partial<Record<string, string>>>;

export const readPriceAndRating = (params: Params): PriceAndRating => ({
  price: prices.find((price) => String(price) === params.price),
  rating: ratings.find((rating) => String(rating) === params.rating),
});

/** Writes the filter as URL parameters, which `readPriceAndRating` parses. */
export const priceAndRatingParams = ({ price, rating }: PriceAndRating): Record<string, string> => ({
  ...(price ? { price: String(price) } : {}),
  ...(rating ? { rating: String(rating) } : {}),
});

/** The filter by price and rating as input of the API. */
export const priceAndRatingInput = ({ price, rating }: PriceAndRating) => ({
  ...(price ? { maxPrice: price * 100 } : {}),
  ...(rating ? { minRating: rating * 10 } : {}),
});
