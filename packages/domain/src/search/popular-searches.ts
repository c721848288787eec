/** Rule search-3: a search is popular if guests searched for it at least `fewest` times in `days` days. */
export const popularSearchLimits = { days: 14, fewest: 5 } as const;
