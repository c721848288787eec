/** Rule search-3: minimum number of searches in this time for a popular search. */
export const popularSearchLimits = { days: 14, fewest: 5 } as const;
