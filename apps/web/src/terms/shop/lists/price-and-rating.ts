export const prices = [20, 40, 80] as const;
export const ratings = [4, 4.5] as const;

export type PriceAndRating = {
  /** Yuan, for a dish or a restaurant's typical price. */
  readonly price: (typeof prices)[number] | undefined;
  /** Minimum stars. */
  readonly rating: (typeof ratings)[number] | undefined;
};

type Params = Readonly<Partial<Record<string, string>>>;

export const readPriceAndRating = (params: Params): PriceAndRating => ({
  price: prices.find((price) => String(price) === params.price),
  rating: ratings.find((rating) => String(rating) === params.rating),
});

/** Inverse of `readPriceAndRating`. */
export const priceAndRatingParams = ({ price, rating }: PriceAndRating): Record<string, string> => ({
  ...(price ? { price: String(price) } : {}),
  ...(rating ? { rating: String(rating) } : {}),
});

/** As input of the server. */
export const priceAndRatingInput = ({ price, rating }: PriceAndRating) => ({
  ...(price ? { maxPrice: price * 100 } : {}),
  ...(rating ? { minRating: rating * 10 } : {}),
});
