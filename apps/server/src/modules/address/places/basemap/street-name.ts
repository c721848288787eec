import { loadPinyin } from '../../../../platform/loading/hanzi.ts';
import { joinPinyin } from '../regions/english-name.ts';

/**
 * Endings of Chinese street names with their English words. A longer ending comes before a shorter one that it
 * contains.
 */
const kinds: readonly (readonly [string, string])[] = [
  ['高架路', 'Elevated Road'],
  ['高速公路', 'Expressway'],
  ['快速路', 'Expressway'],
  ['步行街', 'Pedestrian Street'],
  ['立交桥', 'Interchange'],
  ['大道', 'Avenue'],
  ['公路', 'Highway'],
  ['隧道', 'Tunnel'],
  ['大桥', 'Bridge'],
  ['胡同', 'Hutong'],
  ['大街', 'Avenue'],
  ['支路', 'Branch Road'],
  ['路', 'Road'],
  ['街', 'Street'],
  ['巷', 'Lane'],
  ['弄', 'Lane'],
  ['道', 'Road'],
  ['桥', 'Bridge'],
];
const directions: Readonly<Record<string, string>> = { 东: 'East', 西: 'West', 南: 'South', 北: 'North', 中: 'Middle' };

/**
 * Translates a street name as Chinese street signs do: 南京东路 is Nanjing East Road. A name without a known ending becomes
 * pinyin.
 */
export function streetNameEn(nameZh: string): string {
  const [ending, kind] = kinds.find(([zh]) => nameZh.endsWith(zh) && nameZh.length > zh.length) ?? ['', ''];
  const rest = nameZh.slice(0, nameZh.length - ending.length);
  const direction = rest.length > 2 ? directions[rest.slice(-1)] : undefined;
  const place = direction === undefined ? rest : rest.slice(0, -1);
  const syllables = loadPinyin()(nameZh, { type: 'array', nonZh: 'consecutive' }).slice(0, [...place].length);
  return [joinPinyin(syllables), direction ?? '', kind].filter((word) => word !== '').join(' ');
}
