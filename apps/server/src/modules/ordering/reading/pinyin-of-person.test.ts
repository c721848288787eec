import { expect, it } from 'vitest';
import { pinyinOfPerson } from './pinyin-of-person.ts';

it.each([
  ['李建国', 'Lǐ Jiànguó'],
  ['张晓燕', 'Zhāng Xiǎoyàn'],
  ['单田芳', 'Shàn Tiánfāng'],
  ['欧阳建安', 'Ōuyáng Jiàn’ān'],
  ['小王', 'Xiǎo Wáng'],
  ['Omar', ''],
])('the pinyin of the name %s is “%s”', (name, pinyin) => {
  expect(pinyinOfPerson(name)).toBe(pinyin);
});
