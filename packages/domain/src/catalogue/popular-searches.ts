/** Rule search-3: what was searched for less often in this time is not called popular. */
export const popularSearches = { days: 14, fewest: 5 } as const;
