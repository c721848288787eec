import { afterEach, expect, test, vi } from 'vitest';
import { methodHint } from './method-words.ts';

afterEach(() => vi.unstubAllGlobals());

const wordsWhere = (page: object | undefined) => {
  vi.stubGlobal('document', page);
  return methodHint('stripe', 'browser')?.message;
};

test('the text of the card method mentions Apple Pay only if our domain is registered with Apple, but always Google Pay (rule payment-15)', () => {
  const known = wordsWhere({ querySelector: (asked: string) => (asked === 'meta[name="apple-pay"]' ? {} : null) });
  expect(known).toContain('Apple Pay or Google Pay where your device has them');
  for (const page of [undefined, { querySelector: () => null }]) {
    expect(wordsWhere(page)).toContain('Google Pay where your device has it');
    expect(wordsWhere(page)).not.toContain('Apple');
  }
});
