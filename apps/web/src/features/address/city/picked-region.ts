import type { Region, RegionLevel } from '../../../data/place.ts';
import type { PlacePosition } from '../../../platform/place/assumed-position.ts';
import { placePosition } from '../../../platform/place/location-state.ts';

export type RegionPath = readonly (Region & { readonly level: RegionLevel })[];

/** One address in two languages, and the seat of its smallest division. */
export type PickedRegion = {
  readonly city: string;
  readonly cityZh: string;
  /** Code of the city, or of the province if that is the city. */
  readonly cityCode: string;
  /** From the detail up to the area, in the guest's language. */
  readonly address: string;
  /** From the province down to the detail, in Chinese. */
  readonly addressZh: string;
  readonly seat: PlacePosition | null;
  /** Near enough to search for the door: the seat of a street or an area, not of a city. */
  readonly isSeatNear: boolean;
};

/** Meaningless names of a municipality's only division in the list. */
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

/** Chinese addresses run from large to small without commas or repeats. */
const chineseLine = (parts: readonly string[]): string =>
  parts.filter((part, index) => part !== '' && part !== parts[index - 1] && !noNames.includes(part)).join('');
