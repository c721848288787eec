import type { RegionLevel } from '@chifan/contract/address/place-views';
import { toMercator } from '@chifan/domain/address';
import { loadPinyin } from '../../../../platform/loading/hanzi.ts';
import { englishName } from './english-name.ts';
import { localReadings } from './irregular-names.ts';
import { placeKey } from './place-key.ts';

export type BareRegion = {
  readonly code: string;
  readonly level: RegionLevel;
  readonly parentCode: string | null;
  readonly nameZh: string;
  readonly seat: { readonly lat: number; readonly lng: number } | null;
  readonly source: string;
};

export type NewRegion = Omit<BareRegion, 'seat'> & {
  readonly pinyin: string;
  readonly nameEn: string;
  readonly keyPinyin: string;
  readonly keyEn: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly x: number | null;
  readonly y: number | null;
};

export function nameRegion({ seat, ...region }: BareRegion, told: { readonly nameEn?: string } = {}): NewRegion {
  const syllables = syllablesOf(region.nameZh);
  const nameEn = told.nameEn ?? englishName({ ...region, syllables });
  const plane = seat === null ? { x: null, y: null } : toMercator(seat);
  return {
    ...region,
    pinyin: syllables.join(' '),
    nameEn,
    keyPinyin: placeKey(syllables.join('')),
    keyEn: placeKey(nameEn),
    lat: seat?.lat ?? null,
    lng: seat?.lng ?? null,
    ...plane,
  };
}

const readings = Object.entries(localReadings);

function syllablesOf(nameZh: string): string[] {
  const read = loadPinyin()(nameZh, { type: 'array', nonZh: 'removed', toneSandhi: false });
  const local = readings.find(([name]) => nameZh.startsWith(name))?.[1] ?? [];
  // In a place name, 都 is pronounced dū and never dōu, which means "all".
  const capital = [...nameZh].map((character, index) => (character === '都' ? 'dū' : read[index]));
  return read.map((syllable, index) => local[index] ?? capital[index] ?? syllable);
}
