import { type AnyCall, call, calls } from '@chifan/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { serializeEnvelope, serializerOf } from './serializer.ts';

const callOf = (output: z.ZodObject, mirrorsData = false): AnyCall =>
  call({ path: '/rest/probe', access: 'public', summary: 'Probe', output, mirrorsData });

const answered = (entry: AnyCall, value: object): unknown => JSON.parse(serializeEnvelope(entry, value));

test('a response contains only fields of the contract, at every depth', () => {
  const entry = callOf(z.object({ shop: z.object({ id: z.number(), note: z.string().nullable() }) }));
  const value = { shop: { id: 7, note: null, secret: 'x' }, passwordHash: 'x' };
  expect(answered(entry, value)).toEqual({
    code: 200,
    data: { shop: { id: 7, note: null } },
    success: true,
    message: '',
  });
});

test('a response repeats its data at the top level if the contract sets mirrorsData', () => {
  const entry = callOf(z.object({ id: z.number() }), true);
  expect(answered(entry, { id: 7, secret: 'x' })).toEqual({
    id: 7,
    code: 200,
    data: { id: 7 },
    success: true,
    message: '',
  });
});

test('a response may exceed limits that the contract sets for input', () => {
  const entry = callOf(z.object({ name: z.string().max(2), at: z.iso.datetime(), count: z.number().int().min(1) }));
  const value = { name: 'long', at: '2026-11-28T00:00:00.000Z', count: 0 };
  expect(answered(entry, value)).toMatchObject({ data: value });
});

test.each(Object.entries(calls as Record<string, AnyCall>))(
  'the response schema of the API call %s compiles',
  (_, entry) => {
    expect(serializerOf(entry)).toBeTypeOf('function');
  },
);
