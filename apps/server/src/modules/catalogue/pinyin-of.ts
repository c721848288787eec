import { loadPinyin, simplified } from '../../platform/loading/hanzi.ts';

/**
 * How a Chinese text is said, with tone marks: 重慶小麵 is "chóng qìng xiǎo miàn". Read from the simplified text, because
 * the dictionary tells 銀行 (yín háng) from 流行 (liú xíng) only there. What is not Chinese stays as it is.
 */
export const pinyinOf = (chinese: string): string =>
  loadPinyin()(simplified(chinese), { nonZh: 'consecutive' })
    .normalize('NFKC')
    .replace(/\s*\(\s*/g, ' (')
    .replace(/\s+([),.:;!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
