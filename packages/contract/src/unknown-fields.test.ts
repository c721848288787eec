import { expect, test } from 'vitest';
import { z } from 'zod';
import { pageWithAll } from './fields.ts';
import { calls } from './index.ts';
import { unknownFields } from './unknown-fields.ts';

const either = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('a'), one: z.string() }),
  z.object({ kind: z.literal('b'), two: z.object({ three: z.number() }) }),
]);

test.each<[string, z.ZodType, unknown, string[]]>([
  ['a known field', z.object({ search: z.string() }), { search: 'x' }, []],
  ['a misspelt field', z.object({ search: z.string().optional() }), { serach: '139' }, ['serach']],
  ['the language at the top level', z.object({}), { lang: 'en' }, []],
  ['the language in a nested object', z.object({ a: z.object({}) }), { a: { lang: 'en' } }, ['a.lang']],
  [
    'a field in a list',
    z.object({ lines: z.array(z.object({ id: z.number() })) }),
    { lines: [{ id: 1 }, { di: 2 }] },
    ['lines.1.di'],
  ],
  ['alternatives of a union', either, { kind: 'b', two: { three: 3, four: 4 } }, ['two.four']],
  ['a record', z.object({ names: z.record(z.string(), z.string()) }), { names: { en: 'x', xx: 'y' } }, []],
  ['a nullable object', z.object({ a: z.object({ b: z.string() }).nullable() }), { a: { c: 1 } }, ['a.c']],
  ['a value of another kind', z.object({ a: z.object({ b: z.string() }) }), { a: 'text' }, []],
  [
    'names of inherited properties',
    z.object({}),
    JSON.parse('{"constructor": 1, "__proto__": 2}'),
    ['constructor', '__proto__'],
  ],
  ['a list where an object is expected', z.object({ a: z.string() }), ['x'], []],
  ['a refined object', z.object({ a: z.string() }).refine(() => true), { b: 1 }, ['b']],
])('unknownFields returns the paths of exactly the unknown fields in a request with %s', (_, schema, sent, found) => {
  expect(unknownFields(schema, sent)).toEqual(found);
});

test('unknownFields reports at most 50 fields', () => {
  const sent = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`f${at}`, at]));
  expect(unknownFields(z.object({}), sent)).toHaveLength(50);
});

test.each(Object.entries(calls))(
  'unknownFields reports a misspelt field in a request of the call %s',
  (_, { input }) => {
    expect(unknownFields(input, { serach: '139' })).toEqual(['serach']);
  },
);

test.each([
  ['rejects', 0, false],
  ['rejects', '0', false],
  ['accepts', -1, true],
  ['accepts', 1, true],
  ['accepts', '2', true],
  ['rejects', -2, false],
])('the input of a list call %s the page number %s', (_verb, pageNo, isAccepted) => {
  expect(z.object(pageWithAll(20)).safeParse({ pageNo }).success).toBe(isAccepted);
});
