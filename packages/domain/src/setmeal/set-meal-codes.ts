/** Codes that the counter accepts: our own, or uploaded codes of the brand or of the branch. */
export const codeSources = ['own', 'brand', 'branch'] as const;
export type CodeSource = (typeof codeSources)[number];

/** A code is read aloud and typed at a counter, so it has only letters, digits and hyphens. */
const codePattern = /^[A-Za-z0-9][A-Za-z0-9-]{3,31}$/;

export const isSetMealCode = (text: string): boolean => codePattern.test(text);
