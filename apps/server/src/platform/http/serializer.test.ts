import { type AnyCall, calls } from '@chifan/contract';
import { expect, test } from 'vitest';
import { serializerOf } from './serializer.ts';

// Each is compiled when its call is first answered: without this a contract that cannot be would be a guest's to find.
test.each(Object.entries<AnyCall>(calls))('the answer of %s can be compiled', (_name, call) => {
  expect(serializerOf(call)).toBeTypeOf('function');
});
