import { Converter } from 'opencc-js/t2cn';

const simplified = Converter({ from: 'hk', to: 'cn' });

/** A name as it is compared: simplified hanzi, small Latin letters without marks, digits, and nothing else: "xian", "黄浦区". */
export const placeKey = (text: string): string =>
  (/\p{Script=Han}/u.test(text) ? simplified(text) : text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
