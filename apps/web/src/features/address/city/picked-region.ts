import type { Region, RegionLevel } from '../../../data/place.ts';
import type { PlacePosition } from '../../../platform/place/assumed-position.ts';
import { placePosition } from '../../../platform/place/location-state.ts';

export type RegionPath = readonly (Region & { readonly level: RegionLevel })[];

/**
 * The address of a chosen region in two languages. `seat` is the position of the local government of the smallest
 * region with a known position.
 */
export type PickedRegion = {
  readonly city: string;
  readonly cityZh: string;
  /** Code of the city. For a municipality such as Shanghai, code of the province. */
  readonly cityCode: string;
  /** The address in the guest’s language, from the house number up to the area. */
  readonly address: string;
  /** The Chinese address, from the province down to the house number. */
  readonly addressZh: string;
  readonly seat: PlacePosition | null;
  /**
   * Whether `seat` is near enough to search the map for the building. True for a street or an area, false for a city.
   */
  readonly isSeatNear: boolean;
};

/**
 * Placeholder names in the official list, for the only subdivision of a municipality or province. The app omits these
 * names.
 */
const noNames: readonly string[] = ['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划'];

export function pickedRegion(path: RegionPath, detail: string): PickedRegion | null {
  const [province] = path;
  if (!province) return null;
  const city = path.find(({ level, nameZh }) => level === 'city' && !noNames.includes(nameZh)) ?? province;
  const below = path.filter(({ level }) => level === 'area' || level === 'street');
  const seated = path.findLast(({ latitude, longitude }) => latitude !== null && longitude !== null);
  const words = detail.trim();
  return {
    city: city.name.text,
    cityZh: city.nameZh,
    cityCode: city.code,
    address: [words, ...below.toReversed().map(({ name }) => name.text)].filter((part) => part !== '').join(', '),
    addressZh: chineseLine([...path.map(({ nameZh }) => nameZh), words]),
    seat:
      seated?.latitude && seated.longitude ? placePosition(Number(seated.latitude), Number(seated.longitude)) : null,
    isSeatNear: seated?.level === 'street' || seated?.level === 'area',
  };
}

/** Joins parts as a Chinese address: from large to small, without commas and without repeated names. */
const chineseLine = (parts: readonly string[]): string =>
  parts.filter((part, index) => part !== '' && part !== parts[index - 1] && !noNames.includes(part)).join('');
