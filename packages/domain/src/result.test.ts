import { expect, test } from 'vitest';
import { failure, success } from './result.ts';

test('a result is a value or the reason of a failure', () => {
  expect(success(1)).toEqual({ ok: true, value: 1 });
  expect(failure('sold_out')).toEqual({ ok: false, reason: 'sold_out' });
});
