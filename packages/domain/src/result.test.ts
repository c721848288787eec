import { expect, test } from 'vitest';
import { failure, success } from './result.ts';

test('success() returns a result with a value, and failure() a result with a reason', () => {
  expect(success(1)).toEqual({ ok: true, value: 1 });
  expect(failure('sold_out')).toEqual({ ok: false, reason: 'sold_out' });
});
