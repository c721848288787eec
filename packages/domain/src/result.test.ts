import { expect, test } from 'vitest';
import { assertNever, failure, success } from './result.ts';

test('a result is a value, or a reason why there is none', () => {
  expect(success(1)).toEqual({ ok: true, value: 1 });
  expect(failure('sold_out')).toEqual({ ok: false, reason: 'sold_out' });
});

test('a value that no branch knows is a fault, and the fault says which', () => {
  expect(() => assertNever('unheard' as never)).toThrow('"unheard"');
});
