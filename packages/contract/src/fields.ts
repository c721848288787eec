import { languages } from '@chifan/domain';
import { z } from 'zod';

/**
 * The field types of the contract, and the only place where a bare string or number is made. What a caller sends is always
 * bounded: texts in length and characters, numbers by what the database takes. What the server answers needs no bounds.
 */

// In both directions

/** A row's number. */
export const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Coordinates are strings of 6 decimals, WGS-84 (rule address-8). */
export const latitude = z.string().regex(/^-?\d{1,2}(\.\d{1,6})?$/);
export const longitude = z.string().regex(/^-?\d{1,3}(\.\d{1,6})?$/);

export const language = z.enum(languages);

/** A calendar day, 'YYYY-MM-DD', of a year that people mean. */
export const day = z.iso.date().regex(/^20\d\d-/);

// What the server answers

/** A text of an answer. */
export const text = z.string();

/** A whole number of an answer: so many of something, a version, a place in a list, minutes, metres. */
export const count = z.number().int();

/** A number of an answer that may be broken. */
export const decimal = z.number();

/** Fen. */
export const money = z.number().int();

/** An instant, ISO 8601 in UTC. */
export const instant = z.string();

/** A text in the language that was asked for, or, where nobody wrote it, in the one that `language` names. */
export const localText = z.object({ text, language });
export type LocalText = z.infer<typeof localText>;

// What a caller sends: texts

/** Characters that a text may be made of: no half of a surrogate pair, which is no text; no control characters but line breaks. */
// oxlint-disable-next-line no-control-regex -- control characters are what it keeps out
const typedCharacters = /^[^\p{Cs}\u0000-\u0009\u000b-\u001f\u007f]*$/u;

/** A character that can be seen: a text of zero-width and direction marks alone says nothing. */
const visibleCharacter = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

/** A text of which nothing can be seen says as little as an empty one. */
const emptyWhereInvisible = (sent: string): string => (visibleCharacter.test(sent) ? sent : '');

const trimmed = (maxLength: number) => z.string().trim().max(maxLength).regex(typedCharacters);

/** Text as somebody typed it, or none: a remark, a note. */
export const typedOrEmpty = (maxLength: number) => trimmed(maxLength).overwrite(emptyWhereInvisible);

/** The same, or nothing. */
const noneOrVisible = new RegExp(`^$|${visibleCharacter.source}`, 'u');

/** A name or a telephone number that may be missing: empty, or with something to be seen. */
export const nameOrEmpty = (maxLength: number) => trimmed(maxLength).regex(noneOrVisible);

/** Text as a guest typed it: never empty, never invisible. */
export const typed = (maxLength: number) => trimmed(maxLength).min(1).regex(visibleCharacter);

/** A field that may be left out; an empty one counts as left out. */
export const emptyAsNone = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  z
    .preprocess(
      (sent: string | undefined) => (typeof sent === 'string' && sent.trim() === '' ? undefined : sent),
      schema.optional(),
    )
    .optional();

/** Text as a guest typed it that may be left out: one that shows nothing is left out. */
export const typedOptional = (maxLength: number) =>
  z
    .preprocess(
      (sent: string | undefined) => (typeof sent === 'string' && !visibleCharacter.test(sent) ? undefined : sent),
      typed(maxLength).optional(),
    )
    .optional();

/** What the database takes as text: whole characters, and no NUL. */
// oxlint-disable-next-line no-control-regex -- NUL is what it keeps out
const storable = /^[^\p{Cs}\u0000]*$/u;

/** A password: taken as it is, spaces too. */
export const secret = ({ min = 1, max }: { readonly min?: number; readonly max: number }) =>
  z.string().min(min).max(max).regex(storable);

/** What a program made and hands back as it got it: a token, a ticket, the path of a picture. */
export const opaque = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\x20-\x7e]*$/);

/** So many digits: a code. */
export const digits = (length: number) => z.string().regex(new RegExp(`^\\d{${length}}$`));

/** A name in lower case that a merchant's editor makes: of a group of options, of a choice, of a drawn plate. */
export const key = z.string().regex(/^[a-z0-9-]{1,40}$/);

/** A currency's code of ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/);

/** A code that a person types, in capitals. */
export const codeWord = (maxLength: number) => typedOrEmpty(maxLength).toUpperCase();

/** An address of e-mail or a login name, as it is compared: in lower case. What is none of these is refused by name, not here. */
export const login = (maxLength: number) => z.string().trim().toLowerCase().max(maxLength).regex(storable);

/** A text in the languages that somebody wrote, never invisible; an empty one takes the language away. */
export const texts = (maxLength: number) => z.partialRecord(language, nameOrEmpty(maxLength));

/** A picture as an upload answered it, or one that stands on the row already. */
export const imagePath = z.string().regex(/^[\w./:-]{1,120}$/);

// What a caller sends: numbers

type Bounds = { readonly min: number; readonly max: number };

/** A whole number within bounds. */
export const integer = ({ min, max }: Bounds) => z.number().int().min(min).max(max);

/** The most that any sum may be, fen: ten million yuan. Sums of several still fit what the database keeps. */
const maxAmount = 1_000_000_000;

/** The words of a bound that counts fen: whoever tells it to a person says yuan. */
export const boundInFen = 'fen';

/** A sum that a caller names, fen. */
export const amount = ({ min = 0, max = maxAmount }: Partial<Bounds> = {}) =>
  z.number().int().min(min, boundInFen).max(max, boundInFen);

/** A number or its text, as clients send either: `sex`, `inviterId`. */
export const numberOrText = (maxLength: number) =>
  z.union([typedOrEmpty(maxLength), integer({ min: 0, max: Number.MAX_SAFE_INTEGER })]);

/** A rate: a positive number, no more than `max`. */
export const rate = (max: number) => z.number().min(0.000001).max(max);

/** A version as an answer told it. */
export const version = integer({ min: 0, max: 2_147_483_647 });

// What a caller sends: times

/** An instant, ISO 8601 in UTC, of a year that people mean. */
export const moment = z.iso
  .datetime()
  .max(40)
  .regex(/^20\d\d-/);

/** A month, 'YYYY-MM'. */
export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

// What a caller sends: pages of a list

/** Far beyond the last page of any list; times the largest page it is still an offset that the database takes. */
const maxPageNo = 1_000_000;

/** GET sends numbers as text. */
const numberOfQuery = <Schema extends z.ZodType<number, number>>(schema: Schema) =>
  z.preprocess((sent: number) => {
    const written: unknown = sent;
    return typeof written === 'string' && /^-?\d{1,15}$/.test(written) ? Number(written) : sent;
  }, schema);

/** Page fields of a list that may be asked for as a whole with pageNo −1. */
export const pageWithAll = (pageSize: number) => ({
  pageNo: numberOfQuery(integer({ min: -1, max: maxPageNo })).default(1),
  pageSize: numberOfQuery(integer({ min: 1, max: 100 })).default(pageSize),
});
