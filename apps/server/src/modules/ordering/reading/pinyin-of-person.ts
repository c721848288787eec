import { loadPinyin } from '../../../platform/loading/hanzi.ts';

/** Surnames of two characters. All other Chinese surnames have one. */
const longSurnames = new Set(
  '欧阳 司马 上官 诸葛 皇甫 东方 尉迟 公孙 慕容 令狐 夏侯 司徒 司空 长孙 宇文 端木 南宫 独孤 轩辕 闻人 申屠 钟离'.split(
    ' ',
  ),
);

const chineseName = /^\p{Script=Han}{2,}$/u;
const known = new Map<string, string>();
/** Maximum number of cached names. Without a limit, the names of former couriers would stay in memory. */
const maxKnown = 5_000;

/**
 * Returns the pinyin of a person's Chinese name, with the pronunciation that is used in surnames: 单晓燕 is "Shàn
 * Xiǎoyàn". Empty for a name in another script, because a guest can read it.
 */
export function pinyinOfPerson(name: string): string {
  if (!chineseName.test(name)) return '';
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  if (known.size >= maxKnown) known.clear();
  const syllables = loadPinyin()(name, { surname: 'head', type: 'array' });
  const length = name.length > 2 && longSurnames.has(name.slice(0, 2)) ? 2 : 1;
  const spoken = [syllables.slice(0, length), syllables.slice(length)].map(asWord).join(' ');
  known.set(name, spoken);
  return spoken;
}

/** Joins syllables to one capitalised word. An apostrophe separates a vowel from the syllable before: Jiàn'ān. */
function asWord(syllables: readonly string[]): string {
  const word = syllables.map((each, index) => (index > 0 && /^[aeo]/.test(each.normalize('NFD')) ? `’${each}` : each));
  const joined = word.join('').normalize('NFC');
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}
