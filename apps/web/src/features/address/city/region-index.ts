import type { Region } from './regions.query.ts';

export type RegionGroup = { readonly letter: string; readonly regions: readonly Region[] };

/** By the first letter of the pinyin, as Chinese lists of cities are; what has none stands last under "#". */
export function byLetter(regions: readonly Region[]): RegionGroup[] {
  const groups = new Map<string, Region[]>();
  for (const region of regions) {
    const letter = letterOf(region);
    groups.set(letter, [...(groups.get(letter) ?? []), region]);
  }
  return [...groups]
    .map(([letter, members]) => ({
      letter,
      regions: members.toSorted((a, b) => compare(plain(a.pinyin), plain(b.pinyin))),
    }))
    .toSorted((a, b) => compare(a.letter.replace('#', '~'), b.letter.replace('#', '~')));
}

/** What fits the typed letters: a part of the name in the guest's language, of the Chinese or of the pinyin, or its initials. */
export function matchingRegions(regions: readonly Region[], typed: string): readonly Region[] {
  const wanted = plain(typed);
  if (wanted === '') return regions;
  return regions.filter(
    ({ name, nameZh, pinyin }) =>
      [name.text, nameZh, pinyin].some((text) => plain(text).includes(wanted)) || initials(pinyin).startsWith(wanted),
  );
}

function letterOf({ pinyin, name }: Region): string {
  const letter = plain(pinyin === '' ? name.text : pinyin)
    .charAt(0)
    .toUpperCase();
  return /^[A-Z]$/.test(letter) ? letter : '#';
}

/** Without tones, accents, spaces and capitals. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Z}\p{P}]/gu, '')
    .toLowerCase();

const initials = (pinyin: string): string =>
  pinyin
    .split(/\s+/)
    .map((syllable) => plain(syllable).charAt(0))
    .join('');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
