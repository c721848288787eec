import { randomBytes } from 'node:crypto';

/** The key of a category or dish that staff add; it is never shown, and no demo or import writes the same. */
export const newKey = (): string => `own-${randomBytes(8).toString('hex')}`;
