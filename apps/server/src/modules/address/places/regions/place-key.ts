import { simplified } from '../../../../platform/loading/hanzi.ts';

/**
 * A name for comparison: only simplified hanzi, lower-case Latin letters without marks, and digits, such as "xian" and
 * "黄浦区".
 */
export const placeKey = (text: string): string =>
  (/\p{Script=Han}/u.test(text) ? simplified(text) : text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
