import { expect, test } from 'vitest';
import { failure, success } from './result.ts';

test('success() contains a value, and failure() a reason', () => {
  expect(success(1)).toEqual({ ok: true, value: 1 });
  expect(failure('sold_out')).toEqual({ ok: false, reason: 'sold_out' });
});
