import type { Region } from '../../../data/place.ts';

export type RegionGroup = { readonly letter: string; readonly regions: readonly Region[] };

/**
 * Groups regions by the first letter of the name in the guest’s language, or of the pinyin if that name is not in Latin
 * letters. Regions without a Latin letter come last under "#".
 */
export function byLetter(regions: readonly Region[]): RegionGroup[] {
  const groups = new Map<string, Region[]>();
  for (const region of regions) {
    const letter = letterOf(region);
    groups.set(letter, [...(groups.get(letter) ?? []), region]);
  }
  return [...groups]
    .map(([letter, members]) => ({
      letter,
      regions: members.toSorted((a, b) => compare(latinOf(a), latinOf(b))),
    }))
    .toSorted((a, b) => compare(a.letter.replace('#', '~'), b.letter.replace('#', '~')));
}

/** Finds regions by a part of the name in the guest’s language, in Chinese or in pinyin, or by the pinyin initials. */
export function matchingRegions(regions: readonly Region[], typed: string): readonly Region[] {
  const wanted = plain(typed);
  if (wanted === '') return regions;
  return regions.filter(
    ({ name, nameZh, pinyin }) =>
      [name.text, nameZh, pinyin].some((text) => plain(text).includes(wanted)) || initials(pinyin).startsWith(wanted),
  );
}

function letterOf(region: Region): string {
  const letter = latinOf(region).charAt(0).toUpperCase();
  return /^[A-Z]$/.test(letter) ? letter : '#';
}

/**
 * The Latin name to sort by. For example, Macao is under M if the guest’s language writes “Macao”, otherwise under A
 * (pinyin Àomén).
 */
const latinOf = ({ name, pinyin }: Region): string =>
  /^[a-z]/.test(plain(name.text)) ? plain(name.text) : plain(pinyin);

/** The text without tones, accents and spaces, in lower case. */
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
