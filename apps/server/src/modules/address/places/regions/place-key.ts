import { simplified } from '../../../../platform/loading/hanzi.ts';

/** A name as it is compared: simplified hanzi, small Latin letters without marks, digits, and nothing else: "xian", "黄浦区". */
export const placeKey = (text: string): string =>
  (/\p{Script=Han}/u.test(text) ? simplified(text) : text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
