/** Whose codes the counter takes: our own, or one of the uploaded ones of the brand or of the branch. */
export const codeSources = ['own', 'brand', 'branch'] as const;
export type CodeSource = (typeof codeSources)[number];

/** A code is read aloud and typed in at a counter: letters, digits and hyphens. */
const codePattern = /^[A-Za-z0-9][A-Za-z0-9-]{3,31}$/;

export const isSetMealCode = (text: string): boolean => codePattern.test(text);
