import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  amount,
  digits,
  emptyAsUndefined,
  id,
  instantInput,
  month,
  opaqueToken,
  optionalNumberText,
  optionalText,
  pageWithAll,
  paymentSecret,
  phoneOrEmpty,
  requiredText,
  text,
  textOrEmpty,
  unchangedText,
  upperCaseCode,
} from './fields.ts';
import { type AnyCall, calls } from './index.ts';

type Schema = {
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly allOf?: readonly Schema[];
} & Readonly<Partial<Record<'maxLength' | 'maxItems' | 'minimum' | 'exclusiveMinimum' | 'maximum', number>>>;

const schemaOf = (input: z.ZodType) => z.toJSONSchema(input, { io: 'input' }) as Schema;

/** Paths of texts, numbers and lists in a schema that have no maximum. */
function unbounded(schema: Schema, path: string): string[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}),
    ...Object.entries({ '{key}': schema.propertyNames, '[]': schema.items, '{value}': schema.additionalProperties }),
    ...(schema.anyOf ?? []).map((option, index) => [`|${index}`, option] as const),
  ].flatMap(([field, part]) => (typeof part === 'object' ? unbounded(part, `${path}.${field}`) : []));
  return isBounded(schema) ? inner : [path, ...inner];
}

function isBounded(schema: Schema): boolean {
  if (schema.enum !== undefined || schema.const !== undefined) return true;
  if (schema.type === 'string') return schema.maxLength !== undefined || patternsOf(schema).some(isOfFixedLength);
  if (schema.type === 'array') return schema.maxItems !== undefined;
  if (schema.type !== 'integer' && schema.type !== 'number') return true;
  return (schema.minimum ?? schema.exclusiveMinimum) !== undefined && schema.maximum !== undefined;
}

const patternsOf = ({ pattern, allOf = [] }: Schema): string[] => [
  ...(pattern === undefined ? [] : [pattern]),
  ...allOf.flatMap(patternsOf),
];

/** True for a pattern that is anchored at start and end and allows no unlimited repetition. */
const isOfFixedLength = (pattern: string) =>
  pattern.startsWith('^') && pattern.endsWith('$') && !/[*+]|,\}/.test(pattern);

describe('bounds of input', () => {
  it.each(Object.entries(calls as Record<string, AnyCall>))(
    'the input of the call %s has a maximum for every text, number and list',
    (name, entry) => {
      expect(unbounded(schemaOf(entry.input), name)).toEqual([]);
    },
  );

  it('the test helper for input limits finds a text, a number and a list without a maximum', () => {
    const open = z.object({ a: text, b: z.number().optional(), c: z.array(z.boolean()), d: z.array(text) });
    expect(unbounded(schemaOf(open), 'x')).toEqual(['x.a', 'x.b', 'x.c', 'x.d', 'x.d.[]']);
  });
});

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe('typed texts', () => {
  it.each([
    ['the character NUL', 'a\u0000b'],
    ['the first half of a surrogate pair', 'a\ud83d'],
    ['the second half of a surrogate pair', '\ude00b'],
    ['an escape character', 'a\u001bb'],
    ['the empty text', ''],
    ['only spaces', '   '],
    ['zero-width characters', '\u200b\u200d\u2060'],
    ['direction marks', '\u202e\u202d\u200f'],
    ['an invisible filler', '\u3164'],
    ['a text over its maximum length', 'x'.repeat(21)],
  ])('a required text rejects %s', (_what, sent) => expect(accepts(requiredText(20), sent)).toBe(false));

  it.each([
    ['an emoji', '😀'],
    ['a Chinese name', '张伟'],
    ['an Arabic name', 'محمد'],
    ['a line break', 'a\nb'],
    ['a zero-width joiner after a letter', 'Zoë‍'],
  ])('a required text accepts %s', (_what, sent) => expect(accepts(requiredText(20), sent)).toBe(true));

  it('a text is trimmed, and an empty optional text becomes undefined', () => {
    expect(requiredText(20).parse('  a ')).toBe('a');
    const schema = z.object({ remark: optionalText(20), code: emptyAsUndefined(unchangedText({ max: 6 })) });
    expect(schema.parse({ remark: '', code: ' ' })).toEqual({});
    expect(schema.parse({})).toEqual({});
    expect(schema.parse({ remark: ' a ', code: '246810' })).toEqual({ remark: 'a', code: '246810' });
    expect(accepts(schema, { remark: 'x'.repeat(21) })).toBe(false);
  });
});

describe('digits of other scripts (rule member-47)', () => {
  it.each([
    ['a mail code in Arabic digits', digits(6), '١٢٣٤٥٦', '123456'],
    ['a mail code in full width', digits(6), '１２３４５６', '123456'],
    ['a payment password in full width', paymentSecret, '１２３４５６', '123456'],
    ['a coupon code in full width', upperCaseCode(20), 'ａ１２', 'A12'],
    ['a search in Urdu digits', optionalNumberText(40), '۰۵۱-J', '051-J'],
    ['a table number in Arabic digits', optionalNumberText(10), 'A٧', 'A7'],
    ['a phone number with +86', phoneOrEmpty(30), '+86 199 0000 0103', '19900000103'],
    ['a phone number with dashes', phoneOrEmpty(30), '199-0000-0103', '19900000103'],
    ['a phone number in Arabic digits', phoneOrEmpty(30), '١٩٩٠٠٠٠٠١٠٣', '19900000103'],
    ['a phone number with 0086', phoneOrEmpty(30), '0086 19900000103', '19900000103'],
  ])('the input schema normalizes %s to western digits', (_what, schema: z.ZodType, sent, read) =>
    expect(schema.parse(sent)).toBe(read),
  );

  it.each(['+1 (415) 555-0132', '1 415 555 0132', '(415) 555-0132', '010-9876-5432'])(
    'the foreign or landline number %s is not changed into a Chinese mobile number',
    (sent) => expect(phoneOrEmpty(30).parse(sent)).toBe(sent),
  );
});

/** Fields of a schema that hold names, recognised by the field name, with their paths. */
function namesIn(schema: z.core.$ZodType, path: string, field = ''): [string, z.ZodType][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'nullable':
      return namesIn(def.innerType, path, field);
    case 'pipe':
      return namesIn(def.in._zod.def.type === 'transform' ? def.out : def.in, path, field);
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) => namesIn(part, `${path}.${key}`, key));
    case 'array':
      return namesIn(def.element, `${path}[]`, field);
    case 'record':
      return namesIn(def.valueType, `${path}{}`, field);
    case 'string':
      return /name$|contact$/i.test(field) ? [[path, schema as z.ZodType]] : [];
    default:
      return [];
  }
}

const invisible = [
  ['a zero-width space', '\u200b'],
  ['direction marks', '\u202e\u2060'],
  ['an invisible filler', '\u3164'],
  ['a soft hyphen', ' \u00ad '],
] as const;

describe('invisible remarks, notes and telephone numbers', () => {
  it.each(invisible)('a remark or note with only %s counts as empty', (_what, sent) => {
    expect(calls.placeOrder.input.shape.remark.parse(sent)).toBeUndefined();
    expect(calls.placeMallOrder.input.shape.remark.parse(sent)).toBe('');
    expect(optionalText(20).parse(sent)).toBeUndefined();
    expect(textOrEmpty(20).parse(sent)).toBe('');
  });

  it.each(invisible)('a telephone number with only %s is rejected', (_what, sent) => {
    expect(accepts(calls.placeOrder.input.shape.contactPhone, sent)).toBe(false);
    expect(accepts(calls.insertAddress.input.shape.phone, sent)).toBe(false);
  });

  it('a text with visible characters preserves its direction marks, and a telephone number may be empty', () => {
    expect(textOrEmpty(20).parse(' \u200fقليل الملح ')).toBe('\u200fقليل الملح');
    expect(calls.placeOrder.input.shape.contactPhone.parse('')).toBe('');
  });
});

describe('invisible names', () => {
  const names = Object.entries(calls as Record<string, AnyCall>).flatMap(([name, { input }]) => namesIn(input, name));

  it('the test helper for names finds the input fields with names of people, dishes and option choices', () => {
    expect(names.map(([path]) => path)).toEqual(
      expect.arrayContaining([
        'register.username',
        'insertAddress.contact',
        'placeOrder.contactName',
        'saveDish.dish.name{}',
        'saveDish.dish.options[].choices[].name{}',
        'saveShopProfile.profile.name{}',
        'saveMallCategories.categories[].name{}',
        'savePlatformCampaign.draft.name{}',
        'withdraw.realName',
      ]),
    );
  });

  it.each(names)(
    'the input field %s accepts a name with visible characters and rejects a name without them',
    (_path, schema) => {
      expect(accepts(schema, '张伟')).toBe(true);
      for (const sent of ['\u200b\u200d\u2060', '\u202e\u202d\u200f', '\u3164\u2800', '\u0301', '\ufeff \u00ad']) {
        expect(accepts(schema, sent), JSON.stringify(sent)).toBe(false);
      }
    },
  );
});

describe('numbers, tokens and times', () => {
  it.each([
    ['0', 0],
    ['−1', -1],
    ['1.5', 1.5],
    ['a number above the safe integers', 2 ** 53],
    ['1e308', 1e308],
    ['NaN', Number.NaN],
    ['the text “1”', '1'],
    ['null', null],
  ])('an id must be a positive integer, so %s is rejected', (_what, sent) => {
    expect(accepts(id, sent)).toBe(false);
  });

  it('an amount has a maximum, so that a sum of several amounts fits into the database', () => {
    expect(accepts(amount(), 1_000_000_000)).toBe(true);
    for (const sent of [1_000_000_001, -1, 0.5, 2_147_483_648]) expect(accepts(amount(), sent)).toBe(false);
  });

  it('a token accepts only printable ASCII characters', () => {
    expect(accepts(opaqueToken(20), 'eyJhbGci.x-y_z')).toBe(true);
    for (const sent of ['a\u0000', 'ü', '\ud800']) expect(accepts(opaqueToken(20), sent)).toBe(false);
  });

  it('a time or a month must be in this century', () => {
    expect(accepts(instantInput, '2026-11-22T06:00:00.000Z')).toBe(true);
    for (const sent of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '+275760-09-13T00:00:00Z', 'soon']) {
      expect(accepts(instantInput, sent)).toBe(false);
    }
    expect(accepts(month, '2026-12')).toBe(true);
    for (const sent of ['0000-01', '9999-12', '2026-13']) expect(accepts(month, sent)).toBe(false);
  });

  it('page fields accept numbers, and numbers as text from a query string', () => {
    const page = z.object(pageWithAll(10));
    expect(page.parse({})).toEqual({ pageNo: 1, pageSize: 10 });
    expect(page.parse({ pageNo: '-1', pageSize: '20' })).toEqual({ pageNo: -1, pageSize: 20 });
    for (const pageNo of ['abc', '', null, true, [1], 1.5, 1_000_001, '99999999999999999999']) {
      expect(accepts(page, { pageNo })).toBe(false);
    }
  });
});
