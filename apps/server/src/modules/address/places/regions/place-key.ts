import { simplified } from '../../../../platform/loading/hanzi.ts';

/**
 * Returns a name in the form used for comparison, such as "xian" or "黄浦区". The form contains only simplified Chinese
 * characters, lower-case letters without marks, and digits.
 */
export const placeKey = (text: string): string =>
  (/\p{Script=Han}/u.test(text) ? simplified(text) : text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
