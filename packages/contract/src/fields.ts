import { languages } from '@chifan/domain';
import { z } from 'zod';

/** Field shapes that several terms share. */

/** A row's number. */
export const id = z.number().int().positive();

/** Coordinates are strings of 6 decimals, WGS-84 (specification §3). */
export const latitude = z.string().regex(/^-?\d{1,2}(\.\d{1,6})?$/);
export const longitude = z.string().regex(/^-?\d{1,3}(\.\d{1,6})?$/);

/** Fen. */
export const money = z.number().int();

/** An instant, ISO 8601 in UTC. */
export const instant = z.string();

export const language = z.enum(languages);

/** A text in the language that was asked for, or, where nobody wrote it, in the one that `language` names. */
export const localText = z.object({ text: z.string(), language });
export type LocalText = z.infer<typeof localText>;

// oxlint-disable-next-line no-control-regex -- control characters are what it keeps out
const noControlCharacters = /^[^\u0000-\u0009\u000b-\u001f\u007f]*$/u;

/** Text as somebody typed it, or none: trimmed, no control characters but line breaks. */
export const typedOrEmpty = (longest: number) => z.string().trim().max(longest).regex(noControlCharacters);

/** Text as a guest typed it: trimmed, never empty, no control characters but line breaks. */
export const typed = (longest: number) => typedOrEmpty(longest).min(1);

/** A text in the languages that somebody wrote; an empty one takes the language away. */
export const texts = (longest: number) => z.partialRecord(language, typedOrEmpty(longest));

/** A picture as an upload answered it, or one that stands on the row already. */
export const imagePath = z.string().regex(/^[\w./:-]{1,120}$/);

/** Page fields of a list that may be asked for as a whole with pageNo −1; GET sends them as text. */
export const pageWithAll = (pageSize: number) => ({
  pageNo: z.coerce.number().int().min(-1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(pageSize),
});
