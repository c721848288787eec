import { loadPinyin, simplified } from '../../platform/loading/hanzi.ts';

/**
 * Returns the pinyin of a Chinese text with tone marks: 重慶小麵 is "chóng qìng xiǎo miàn". Simplifies the text first,
 * because the dictionary distinguishes 銀行 (yín háng) from 流行 (liú xíng) only in simplified characters. Other text stays
 * unchanged.
 */
export const pinyinOf = (chinese: string): string =>
  loadPinyin()(simplified(chinese), { nonZh: 'consecutive' })
    .normalize('NFKC')
    .replace(/\s*\(\s*/g, ' (')
    .replace(/\s+([),.:;!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
