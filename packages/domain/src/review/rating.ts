/**
 * The mean rating in tenths of a star, rounded half up. Null without reviews.
 * @param starCounts number of reviews with 1, 2, 3, 4, 5 stars.
 */
export function ratingTenthsOf(starCounts: readonly number[]): number | null {
  const reviews = reviewCount(starCounts);
  if (reviews === 0) return null;
  const stars = starCounts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return Math.floor((20 * stars + reviews) / (2 * reviews));
}

export const reviewCount = (starCounts: readonly number[]): number => starCounts.reduce((sum, count) => sum + count, 0);
