import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortenedName } from './shortened-name.ts';

test.each([
  ['Anna Meier', 'A…r'],
  ['  Anna  ', 'A…a'],
  ['Bo', 'B…'],
  ['X', 'X…'],
  ['', '…'],
  ['   ', '…'],
  ['田中 由紀', '田…紀'],
  ['李雷', '李…'],
  ['김', '김…'],
  ['عمر حداد', 'ع…د'],
  ['علی رضا', 'ع…ا'],
  ['Élodie', 'É…e'],
  // A letter with a separate accent character counts as one letter.
  ['E\u0301lodie', 'E\u0301…e'],
  // An emoji family and a flag each count as one letter.
  ['👨‍👩‍👧 Sam 🇩🇪', '👨‍👩‍👧…🇩🇪'],
  ['नि शा मि', 'नि…मि'],
])('the author name “%s” of a review is shown as “%s”', (name, shown) => {
  expect(shortenedName(name)).toBe(shown);
});

test('a shortened name shows at most two letters of the name, and never the whole name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      fc.pre(!name.includes('…'));
      const shown = shortenedName(name);
      expect(shown).toContain('…');
      expect(shown).not.toBe(name.trim());
      expect(shown.replace('…', '').length).toBeLessThanOrEqual(name.length);
    }),
  );
});
