import type { RegionLevel } from '@chifan/contract/address/place-views';
import { irregularNames, localSpellings, provinceNames } from './irregular-names.ts';

type Named = {
  readonly code: string;
  readonly level: RegionLevel;
  readonly nameZh: string;
  /** One pinyin syllable for each character, with tone marks. */
  readonly syllables: readonly string[];
};

/**
 * Chinese endings of administrative divisions with their English words, the longest first. An empty word means that the
 * English name has no such word, as in Shenzhen.
 */
const units: Readonly<Record<RegionLevel, readonly (readonly [string, string])[]>> = {
  province: [],
  city: [
    ['自治州', ''],
    ['地区', ''],
    ['盟', ''],
    ['市', ''],
    ['林区', ''],
    ['自治县', ''],
    ['县', ''],
  ],
  area: [
    ['自治县', 'Autonomous County'],
    ['自治旗', 'Autonomous Banner'],
    ['经济技术开发区', 'Economic and Technological Development Zone'],
    ['高新技术产业开发区', 'High-Tech Zone'],
    ['开发区', 'Development Zone'],
    ['新区', 'New Area'],
    ['矿区', 'Mining District'],
    ['特区', 'Special District'],
    ['区', 'District'],
    ['县', 'County'],
    ['市', 'City'],
    ['旗', 'Banner'],
  ],
  street: [
    ['经济技术开发区', 'Economic and Technological Development Zone'],
    ['高新技术产业开发区', 'High-Tech Zone'],
    ['经济开发区', 'Economic Development Zone'],
    ['工业园区', 'Industrial Park'],
    ['工业园', 'Industrial Park'],
    ['产业园区', 'Industrial Park'],
    ['产业园', 'Industrial Park'],
    ['开发区', 'Development Zone'],
    ['街道办事处', 'Subdistrict'],
    ['地区办事处', 'Area'],
    ['街道', 'Subdistrict'],
    ['民族乡', 'Ethnic Township'],
    ['苏木', 'Sumu'],
    ['镇', 'Town'],
    ['乡', 'Township'],
    ['种畜场', 'Stud Farm'],
    ['农场', 'Farm'],
    ['林场', 'Forest Farm'],
    ['渔场', 'Fishery'],
    ['牧场', 'Pasture'],
  ],
};

/**
 * Names of ethnic groups in the names of autonomous divisions. The name of the ethnic group is not part of the place
 * name, so the English name omits it.
 */
const peoples =
  /(?:壮族|回族|维吾尔|苗族|彝族|土家族|藏族|蒙古族|侗族|布依族|瑶族|白族|哈尼族|黎族|傣族|畲族|傈僳族|仡佬族|拉祜族|佤族|水族|纳西族|羌族|土族|仫佬族|柯尔克孜|景颇族|达斡尔族|达斡尔|撒拉族|布朗族|毛南族|塔吉克|普米族|怒族|鄂温克族|鄂温克|裕固族|保安族|东乡族|独龙族|鄂伦春|满族|朝鲜族|哈萨克族|哈萨克|锡伯|蒙古|各族|民族)+$/u;

/**
 * Returns the English name of an administrative division, such as Huangpu District, Xi'an or Baisha Autonomous County.
 * Some names are not pinyin, such as Hohhot.
 */
export function englishName({ code, level, nameZh, syllables }: Named): string {
  const fixed = level === 'province' ? provinceNames[nameZh] : localSpellings[code];
  if (fixed !== undefined) return fixed;
  const [ending, unit] = units[level].find(([zh]) => endsWithUnit(nameZh, zh)) ?? ['', ''];
  const place = withoutPeoples(nameZh.slice(0, nameZh.length - ending.length), ending);
  const name = irregularOf({ level, nameZh, place }) ?? joinPinyin(syllables.slice(0, [...place].length));
  return unit === '' ? name : `${name} ${unit}`;
}

/**
 * 清新区 is Qingxin District and not a new area (新区). An ending of several characters must leave at least two characters
 * for the place name.
 */
const endsWithUnit = (nameZh: string, unit: string): boolean =>
  nameZh.endsWith(unit) && nameZh.length - unit.length >= Math.min(2, unit.length);

/**
 * Streets and towns get no irregular name, because a town may have the same characters as a distant city. For example,
 * 和田镇 in Fujian is not Hotan.
 */
const irregularOf = ({ level, nameZh, place }: Pick<Named, 'level' | 'nameZh'> & { place: string }) =>
  level === 'street' ? undefined : (irregularNames[nameZh] ?? irregularNames[place]);

function withoutPeoples(place: string, ending: string): string {
  const isTheirs = ending.includes('自治') || ending.includes('民族') || place.endsWith('族');
  const bare = isTheirs ? place.replace(peoples, '') : place;
  return bare === '' ? place : bare;
}

/**
 * Joins pinyin syllables to one word without tone marks, with an apostrophe before a syllable that begins with a vowel.
 */
export function joinPinyin(syllables: readonly string[]): string {
  const plain = syllables.map(withoutTones);
  const word = plain
    .map((syllable, index) => (index > 0 && /^[aeo]/.test(syllable) ? `'${syllable}` : syllable))
    .join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Removes only the tone mark. For example, "lǚ" becomes "lü". */
const withoutTones = (syllable: string): string =>
  syllable
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0304\u030c]/g, '')
    .normalize('NFC');
