import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['Kung  Pao-Chicken', 'kung pao chicken'],
  ['Bœuf à l’ail', 'boeuf a l ail'],
  ['Weißwurst mit Möhren', 'weisswurst mit mohren'],
  ['宮保雞丁', '宫保鸡丁'],
  ['乾燒麵', '干烧面'],
  ['ラーメン', fold('らーめん')],
  ['ＡＢＣ１２', 'abc12'],
  ['борщ с чёрным хлебом', 'борщ с черным хлебом'],
  ['كَعْكَة', 'كعكه'],
  ['أرز', 'ارز'],
  ['چکن', 'چكن'],
  ['gōng bǎo jī dīng', 'gong bao ji ding'],
  ['lǜ dòu', 'lu dou'],
  ['…', ''],
])('search normalizes %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('the normalized form of an unfinished Korean syllable is a prefix of the finished one', () => {
  expect(fold('비빔밥').startsWith(fold('비빔바'))).toBe(true);
});
