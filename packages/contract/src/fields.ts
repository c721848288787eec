import { consoleLanguages, languages, toWesternDigits } from '@chifan/domain';
import { parseMainlandPhone } from '@chifan/domain/member';
import { z } from 'zod';

/**
 * The field types of the contract. Only this file creates a bare string or number schema. Input is always limited:
 * texts by length and characters, numbers by the range of the database. Output needs no limits.
 */

// Zod types for input and output

export const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Coordinates are strings with up to 6 decimals, in WGS-84 (rule address-8). */
export const latitude = z.string().regex(/^-?\d{1,2}(\.\d{1,6})?$/);
export const longitude = z.string().regex(/^-?\d{1,3}(\.\d{1,6})?$/);

export const language = z.enum(languages);
export const consoleLanguage = z.enum(consoleLanguages);

/** A date 'YYYY-MM-DD' of this century. */
export const day = z.iso.date().regex(/^20\d\d-/);

// Zod types for output

export const text = z.string();

/** Any integer of an answer: a count, a version, an index, minutes, metres. */
export const count = z.number().int();

export const decimal = z.number();

/** An amount in fen. */
export const money = z.number().int();

/** A time in ISO 8601, UTC. */
export const instant = z.string();

/** A text and its language: the requested language, or another language if the text is not translated. */
export const localText = z.object({ text, language });
export type LocalText = z.infer<typeof localText>;
/**
 * A name in the reader's language, which staff see after the Chinese name. Null if the reader's language is Chinese or
 * has no name.
 */
export const readerLanguageName = text.nullable();

// Zod types for input: texts

/** Allowed characters of a text: all except unpaired surrogates and control characters. Line breaks are allowed. */
// oxlint-disable-next-line no-control-regex -- control characters are what it keeps out
const typedCharacters = /^[^\p{Cs}\u0000-\u0009\u000b-\u001f\u007f]*$/u;

/** Matches a visible character. Zero-width characters and direction marks are invisible. */
const visibleCharacter = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Replaces a text without a visible character by an empty text. */
const emptyWhereInvisible = (sent: string): string => (visibleCharacter.test(sent) ? sent : '');

const trimmed = (maxLength: number) => z.string().trim().max(maxLength).regex(typedCharacters);

export const textOrEmpty = (maxLength: number) => trimmed(maxLength).overwrite(emptyWhereInvisible);

const noneOrVisible = new RegExp(`^$|${visibleCharacter.source}`, 'u');

/** A name or telephone number. The text may be empty, but not consist of invisible characters. */
export const nameOrEmpty = (maxLength: number) => trimmed(maxLength).regex(noneOrVisible);

/**
 * A Chinese mobile number with western digits and without +86. Any other text is unchanged, so that the server can
 * refuse it (rule member-47).
 */
export const phoneOrEmpty = (maxLength: number) => nameOrEmpty(maxLength).overwrite(parseMainlandPhone);

/** A text with at least one visible character. */
export const requiredText = (maxLength: number) => trimmed(maxLength).min(1).regex(visibleCharacter);

/** Makes a text optional. An empty text becomes undefined. */
export const emptyAsUndefined = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  z
    .preprocess(
      (sent: string | undefined) => (typeof sent === 'string' && sent.trim() === '' ? undefined : sent),
      schema.optional(),
    )
    .optional();

/** An optional text. An empty or invisible text becomes undefined. */
export const optionalText = (maxLength: number) =>
  z
    .preprocess(
      (sent: string | undefined) => (typeof sent === 'string' && !visibleCharacter.test(sent) ? undefined : sent),
      requiredText(maxLength).optional(),
    )
    .optional();

/**
 * An optional text with digits, such as a search or a table number. Digits of other scripts are converted to western
 * digits (rule member-47).
 */
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

/** A text that is stored unchanged, including spaces. */
export const unchangedText = ({ min = 1, max }: { readonly min?: number; readonly max: number }) =>
  z.string().min(min).max(max).regex(storable);

/** The content of a text file, unchanged, with the line ends of any platform. */
export const textFile = (maxLength: number) => z.string().min(1).max(maxLength).regex(storable);

/** A file of any kind as base64. `maxBytes`: size of the decoded file. */
export const fileBytes = (maxBytes: number) =>
  z
    .base64()
    .min(1)
    .max(Math.ceil(maxBytes / 3) * 4);

/** A cell of a merchant's spreadsheet, unchanged. The import parses it and reports problems. */
export const cellText = (maxLength: number) => z.string().max(maxLength).regex(storable);

/** A text made by a program and returned to it unchanged, such as a token, a ticket or the path of a picture. */
export const opaqueToken = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\x20-\x7e]*$/);

/** A fixed number of digits of any script, converted to 0 to 9 (rule member-47). */
export const digits = (length: number) =>
  z
    .string()
    .max(4 * length)
    .overwrite(readDigits)
    .regex(new RegExp(`^\\d{${length}}$`));

const readDigits = (typedDigits: string): string => toWesternDigits(typedDigits).trim();

/** A payment password that is compared with the stored one. Anything but six digits is refused as a wrong password. */
export const paymentSecret = z.string().min(1).max(32).regex(storable).overwrite(readDigits);

/** Lower-case key that the menu editor makes for an option group, a choice or a drawing. */
export const slugKey = z.string().regex(/^[a-z0-9-]{1,40}$/);

/** A currency code of ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/);

export const upperCaseCode = (maxLength: number) => textOrEmpty(maxLength).overwrite(toWesternDigits).toUpperCase();

/**
 * An e-mail address or login name in lower case. The schema accepts an invalid address, which the use case then refuses
 * with a specific reason.
 */
export const login = (maxLength: number) => z.string().trim().toLowerCase().max(maxLength).regex(storable);

/** Texts by language, without invisible texts. An empty text removes the language. */
export const texts = (maxLength: number) => z.partialRecord(language, nameOrEmpty(maxLength));

/** The path of an uploaded picture, or of a stored one. */
export const imagePath = z.string().regex(/^[\w./:-]{1,120}$/);

// Zod types for input: numbers

type Bounds = { readonly min: number; readonly max: number };

export const integer = ({ min, max }: Bounds) => z.number().int().min(min).max(max);

/** Maximum of any amount in fen: ten million yuan. A sum of several amounts fits into the database. */
const maxAmount = 1_000_000_000;

/** Marks a limit as an amount in fen. Error messages show it in yuan. */
export const boundInFen = 'fen';

/** An amount in fen. */
export const amount = ({ min = 0, max = maxAmount }: Partial<Bounds> = {}) =>
  z.number().int().min(min, boundInFen).max(max, boundInFen);

/** For fields such as `sex` and `inviterId`, which clients send as numbers or strings. */
export const numberOrText = (maxLength: number) =>
  z.union([textOrEmpty(maxLength), integer({ min: 0, max: Number.MAX_SAFE_INTEGER })]);

export const rate = (max: number) => z.number().min(0.000001).max(max);

export const version = integer({ min: 0, max: 2_147_483_647 });

/** A time of this century in ISO 8601, UTC. */
export const instantInput = z.iso
  .datetime()
  .max(40)
  .regex(/^20\d\d-/);

/** A month, 'YYYY-MM'. */
export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

// Zod types for input: pages of a list

/** Larger than the number of pages of any list. Multiplied by the maximum page size it is still a valid SQL offset. */
const maxPageNo = 1_000_000;

/** Accepts a number as text, as a GET request sends it. */
const numberOfQuery = <Schema extends z.ZodType<number, number>>(schema: Schema) =>
  z.preprocess((sent: number) => {
    const written: unknown = sent;
    return typeof written === 'string' && /^-?\d{1,15}$/.test(written) ? Number(written) : sent;
  }, schema);

/** An `id` of a call that also accepts GET. */
export const idOfQuery = numberOfQuery(id);

/** Fields that select a page of a list. Pages count from 1. Page −1 returns the whole list (rule call-4). */
export const pageWithAll = (pageSize: number) => ({
  pageNo: numberOfQuery(integer({ min: -1, max: maxPageNo }).refine((pageNo) => pageNo !== 0)).default(1),
  pageSize: numberOfQuery(integer({ min: 1, max: 100 })).default(pageSize),
});
