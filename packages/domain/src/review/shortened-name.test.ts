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
  // A decomposed accent belongs to its letter.
  ['E\u0301lodie', 'E\u0301…e'],
  // An emoji family is one grapheme, and so is a flag.
  ['👨‍👩‍👧 Sam 🇩🇪', '👨‍👩‍👧…🇩🇪'],
  ['नि शा मि', 'नि…मि'],
])('the name %s is shown as %s', (name, shown) => {
  expect(shortenedName(name)).toBe(shown);
});

test('a shortened name has at most two characters of the name, and never all of it', () => {
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
