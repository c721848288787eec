import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../packages/phrases/', import.meta.url));

/**
 * Language, unwanted word, preferred word. The unwanted word is a second word for the same thing, or is used in another
 * region.
 */
const unwanted = [
  ['zh-Hant-HK', '滿減', '滿額減'],
  ['zh-Hant-HK', '核銷', '核對 or 使用'],
  ['zh-Hant-HK', '店內外帶', '店內外賣'],
  ['zh-Hant-HK', '怎麼', '填寫方法'],
  ['zh-Hant-HK', '週六', '星期六'],
  ['zh-CN', '备餐完成', '出餐'],
  ['ar', 'عامل التوصيل', 'المندوب'],
  ['ur', 'ریسٹورنٹ', 'ریستوران'],
  ['ur', 'مینیو', 'مینو'],
  ['ur', 'پتا', 'پتہ'],
  ['ko', '음식점', '식당'],
  ['ko', '라이더', '배달원'],
  ['en', 'Packing fee', 'Packaging fee'],
  ['en', 'ackage fee', 'Packaging fee'],
  ['en', 'e-mail', 'email'],
  ['en', 'E-mail', 'Email'],
  ['en', 'omebody', 'another person'],
  ['en', 'any more', 'no longer'],
  ['en', 'will be listed here', 'will appear here'],
  ['en', 'Restaurant coupon"', 'Coupon on receipts'],
] as const;

test.each(unwanted)('texts in the language %s do not contain the word %s, but %s instead', (language, word) => {
  const lines = readdirSync(folder + language)
    // The English console is excluded, because one of its coupon types has an unwanted word as its name.
    .filter((file) => !(language === 'en' && file === 'console.po'))
    .flatMap((file) => readFileSync(`${folder}${language}/${file}`, 'utf8').split('\n'));
  expect(lines.filter((line) => /^(?:msgstr )?"/.test(line) && line.includes(word))).toEqual([]);
});
