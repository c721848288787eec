import { loadPinyin, simplified } from '../../platform/loading/hanzi.ts';

/**
 * The pinyin of a Chinese text with tone marks: 重慶小麵 is "chóng qìng xiǎo miàn". Derived from the simplified text, because
 * only there the dictionary distinguishes 銀行 (yín háng) from 流行 (liú xíng). Other text stays unchanged.
 */
export const pinyinOf = (chinese: string): string =>
  loadPinyin()(simplified(chinese), { nonZh: 'consecutive' })
    .normalize('NFKC')
    .replace(/\s*\(\s*/g, ' (')
    .replace(/\s+([),.:;!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
