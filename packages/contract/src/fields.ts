import { consoleLanguages, languages, toWesternDigits } from '@chifan/domain';
import { parseMainlandPhone } from '@chifan/domain/member';
import { z } from 'zod';

/**
 * The field types of the contract, the only place that makes a bare string or number schema. Input is always bounded:
 * texts by length and characters, numbers by the range of the database. Output needs no bounds.
 */

// Input and output

export const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Coordinates are strings of 6 decimals, WGS-84 (rule address-8). */
export const latitude = z.string().regex(/^-?\d{1,2}(\.\d{1,6})?$/);
export const longitude = z.string().regex(/^-?\d{1,3}(\.\d{1,6})?$/);

export const language = z.enum(languages);
export const consoleLanguage = z.enum(consoleLanguages);

/** 'YYYY-MM-DD' of this century. */
export const day = z.iso.date().regex(/^20\d\d-/);

// Output

export const text = z.string();

/** Any integer of an answer: a count, a version, an index, minutes, metres. */
export const count = z.number().int();

export const decimal = z.number();

/** Fen. */
export const money = z.number().int();

/** An instant, ISO 8601 in UTC. */
export const instant = z.string();

/** `language`: the requested language, or another if the text is missing in it. */
export const localText = z.object({ text, language });
export type LocalText = z.infer<typeof localText>;
/**
 * Shown to staff after a Chinese name: the name in the reader's language. Null if that is Chinese or the name is
 * missing in it.
 */
export const readerLanguageName = text.nullable();

// Input: texts

/** Allowed characters of a text: no unpaired surrogates, and no control characters except line breaks. */
// oxlint-disable-next-line no-control-regex -- control characters are what it keeps out
const typedCharacters = /^[^\p{Cs}\u0000-\u0009\u000b-\u001f\u007f]*$/u;

/** A visible character. Zero-width characters and direction marks are invisible. */
const visibleCharacter = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

/** An invisible text counts as empty. */
const emptyWhereInvisible = (sent: string): string => (visibleCharacter.test(sent) ? sent : '');

const trimmed = (maxLength: number) => z.string().trim().max(maxLength).regex(typedCharacters);

export const textOrEmpty = (maxLength: number) => trimmed(maxLength).overwrite(emptyWhereInvisible);

const noneOrVisible = new RegExp(`^$|${visibleCharacter.source}`, 'u');

/** A name or telephone number: empty or visible. */
export const nameOrEmpty = (maxLength: number) => trimmed(maxLength).regex(noneOrVisible);

/**
 * A Chinese mobile number with western digits and without +86. Any other text remains, so that the server can refuse it
 * (rule member-47).
 */
export const phoneOrEmpty = (maxLength: number) => nameOrEmpty(maxLength).overwrite(parseMainlandPhone);

/** Neither empty nor invisible. */
export const requiredText = (maxLength: number) => trimmed(maxLength).min(1).regex(visibleCharacter);

/** Optional. Empty counts as absent. */
export const emptyAsUndefined = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  z
    .preprocess(
      (sent: string | undefined) => (typeof sent === 'string' && sent.trim() === '' ? undefined : sent),
      schema.optional(),
    )
    .optional();

/** Optional text. Empty or invisible counts as absent. */
export const optionalText = (maxLength: number) =>
  z
    .preprocess(
      (sent: string | undefined) => (typeof sent === 'string' && !visibleCharacter.test(sent) ? undefined : sent),
      requiredText(maxLength).optional(),
    )
    .optional();

/** Optional text with western digits: a search, a table number (rule member-47). */
export const optionalNumberText = (maxLength: number) =>
  z
    .preprocess(
      (sent: string | undefined) => (typeof sent === 'string' && !visibleCharacter.test(sent) ? undefined : sent),
      requiredText(maxLength).overwrite(toWesternDigits).optional(),
    )
    .optional();

/** Characters that the database accepts as text: no unpaired surrogates and no NUL. */
// oxlint-disable-next-line no-control-regex -- NUL is what it keeps out
const storable = /^[^\p{Cs}\u0000]*$/u;

/** Taken unchanged, including spaces. */
export const unchangedText = ({ min = 1, max }: { readonly min?: number; readonly max: number }) =>
  z.string().min(min).max(max).regex(storable);

/** A text file, unchanged, with line ends of any platform. */
export const textFile = (maxLength: number) => z.string().min(1).max(maxLength).regex(storable);

/** A file of any kind as base64. `maxBytes`: size of the decoded file. */
export const fileBytes = (maxBytes: number) =>
  z
    .base64()
    .min(1)
    .max(Math.ceil(maxBytes / 3) * 4);

/** A cell of a table that a person made, taken unchanged. The import reads it and reports problems. */
export const cellText = (maxLength: number) => z.string().max(maxLength).regex(storable);

/** Made by a program and returned unchanged: a token, a ticket, the path of a picture. */
export const opaqueToken = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\x20-\x7e]*$/);

/** Digits of any script, converted to 0 to 9 (rule member-47). */
export const digits = (length: number) =>
  z
    .string()
    .max(4 * length)
    .overwrite(readDigits)
    .regex(new RegExp(`^\\d{${length}}$`));

const readDigits = (typedDigits: string): string => toWesternDigits(typedDigits).trim();

/** A payment password to compare. Anything but six digits is refused as wrong. */
export const paymentSecret = z.string().min(1).max(32).regex(storable).overwrite(readDigits);

/** Lower-case name that a merchant's editor makes for an option group, a choice or a drawn plate. */
export const slugKey = z.string().regex(/^[a-z0-9-]{1,40}$/);

/** ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/);

export const upperCaseCode = (maxLength: number) => textOrEmpty(maxLength).overwrite(toWesternDigits).toUpperCase();

/**
 * An e-mail address or login name, normalised to lower case. The use case refuses an invalid one with its own reason.
 */
export const login = (maxLength: number) => z.string().trim().toLowerCase().max(maxLength).regex(storable);

/** Text by language, never invisible. An empty text removes the language. */
export const texts = (maxLength: number) => z.partialRecord(language, nameOrEmpty(maxLength));

/** The path of an upload, or of the stored picture. */
export const imagePath = z.string().regex(/^[\w./:-]{1,120}$/);

// Input: numbers

type Bounds = { readonly min: number; readonly max: number };

export const integer = ({ min, max }: Bounds) => z.number().int().min(min).max(max);

/** Maximum of any amount, fen: ten million yuan. Several amounts can be added within the range of the database. */
const maxAmount = 1_000_000_000;

/** Marks a bound in fen. Messages show it in yuan. */
export const boundInFen = 'fen';

/** Fen. */
export const amount = ({ min = 0, max = maxAmount }: Partial<Bounds> = {}) =>
  z.number().int().min(min, boundInFen).max(max, boundInFen);

/** For `sex` and `inviterId`: clients send numbers or strings. */
export const numberOrText = (maxLength: number) =>
  z.union([textOrEmpty(maxLength), integer({ min: 0, max: Number.MAX_SAFE_INTEGER })]);

export const rate = (max: number) => z.number().min(0.000001).max(max);

export const version = integer({ min: 0, max: 2_147_483_647 });

/** ISO 8601 in UTC, of this century. */
export const instantInput = z.iso
  .datetime()
  .max(40)
  .regex(/^20\d\d-/);

/** A month, 'YYYY-MM'. */
export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

// Input: pages of a list

/** Beyond the last page of any list. Multiplied by the maximum page size it is still a valid offset. */
const maxPageNo = 1_000_000;

/** GET sends numbers as strings. */
const numberOfQuery = <Schema extends z.ZodType<number, number>>(schema: Schema) =>
  z.preprocess((sent: number) => {
    const written: unknown = sent;
    return typeof written === 'string' && /^-?\d{1,15}$/.test(written) ? Number(written) : sent;
  }, schema);

/** An `id` of a call that also answers GET. */
export const idOfQuery = numberOfQuery(id);

/** Pages count from 1. −1 returns the whole list (rule call-4). */
export const pageWithAll = (pageSize: number) => ({
  pageNo: numberOfQuery(integer({ min: -1, max: maxPageNo }).refine((pageNo) => pageNo !== 0)).default(1),
  pageSize: numberOfQuery(integer({ min: 1, max: 100 })).default(pageSize),
});
