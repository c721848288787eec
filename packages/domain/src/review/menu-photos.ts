/** A dish of a reviewed order that may get a photo of the review (rule review-12). */
export type PhotographedDish = {
  readonly dishId: number;
  readonly thumb: 'up' | 'down' | null;
  /** Whether the dish has a photo of the shop or of a guest. */
  readonly hasPhoto: boolean;
};

/**
 * The dish that a guest's photo most likely shows: a dish without a photo before one with a photo, a liked dish before
 * others, then the first of the order. Null for an order without dishes.
 */
export function likelyDishOfPhoto(dishes: readonly PhotographedDish[]): number | null {
  const weight = ({ thumb, hasPhoto }: PhotographedDish) => (hasPhoto ? 2 : 0) + (thumb === 'up' ? 0 : 1);
  return dishes.toSorted((a, b) => weight(a) - weight(b))[0]?.dishId ?? null;
}
