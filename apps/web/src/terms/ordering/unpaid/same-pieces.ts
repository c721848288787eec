type Pieces = Readonly<Record<string, number>>;

export const haveSamePieces = (some: Pieces, others: Pieces): boolean =>
  Object.keys(some).length === Object.keys(others).length &&
  Object.entries(some).every(([key, count]) => others[key] === count);
