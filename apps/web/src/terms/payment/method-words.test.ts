import { afterEach, expect, test, vi } from 'vitest';
import { methodHint } from './method-words.ts';

afterEach(() => vi.unstubAllGlobals());

const wordsWhere = (page: object | undefined) => {
  vi.stubGlobal('document', page);
  return methodHint('stripe', 'browser')?.message;
};

test('Apple Pay is shown only if Apple knows the domain, and Google Pay always (rule payment-15)', () => {
  const known = wordsWhere({ querySelector: (asked: string) => (asked === 'meta[name="apple-pay"]' ? {} : null) });
  expect(known).toContain('Apple Pay or Google Pay where your device has them');
  for (const page of [undefined, { querySelector: () => null }]) {
    expect(wordsWhere(page)).toContain('Google Pay where your device has it');
    expect(wordsWhere(page)).not.toContain('Apple');
  }
});
