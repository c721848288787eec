/**
 * Sources of the voucher codes that a restaurant's counter accepts: created by our server, or uploaded by the brand or
 * the branch.
 */
export const codeSources = ['own', 'brand', 'branch'] as const;
export type CodeSource = (typeof codeSources)[number];

/** A code is read aloud and typed at a counter, so it may contain only letters, digits and hyphens. */
const codePattern = /^[A-Za-z0-9][A-Za-z0-9-]{3,31}$/;

export const isSetMealCode = (text: string): boolean => codePattern.test(text);
