const dayMs = 86_400_000;

/** Rule member-11: 30 days from the last use. */
export const slidingMs = 30 * dayMs;
/** However much it is used, a session ends after this: a stolen token does not live for ever. */
export const absoluteMs = 180 * dayMs;
/** Uses are written at most this often, so that reading a menu does not write a row. */
export const writtenEveryMs = 3_600_000;

export const expiryOf = (createdAt: Date, usedAt: Date): Date =>
  new Date(Math.min(usedAt.getTime() + slidingMs, createdAt.getTime() + absoluteMs));
