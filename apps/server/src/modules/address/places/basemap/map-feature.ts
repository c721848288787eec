import type { basemapClasses } from '@chifan/contract/address/place-views';
import type { PartlyTranslated } from '@chifan/domain';
import { loadPinyin } from '../../../../platform/loading/hanzi.ts';
import { type GeoShape, measured } from '../geometry/geo-shape.ts';
import { placeKey } from '../regions/place-key.ts';

export type MapClass = (typeof basemapClasses)[number];

export type ReadFeature = {
  readonly class: MapClass;
  readonly name: PartlyTranslated;
  readonly shape: GeoShape;
  readonly isHotel?: boolean | undefined;
  /** Street with house number, if known. */
  readonly address?: PartlyTranslated | undefined;
  /** The lowest zoom at which the feature is drawn, if different from the lowest zoom of its class. */
  readonly minZoom?: number | undefined;
};

/** A row of the database table `map_feature`. Extent and centre are in Web-Mercator metres. */
export type NewFeature = {
  readonly class: MapClass;
  readonly minZoom: number;
  readonly name: PartlyTranslated | null;
  readonly nameZh: string;
  readonly pinyin: string;
  readonly keys: string | null;
  readonly isHotel: boolean;
  readonly address: PartlyTranslated | null;
  readonly geometry: GeoShape;
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly x: number;
  readonly y: number;
};

/** The lowest zoom at which features of each map class are drawn. Tiles have zoom 5 to 18 (rule address-13). */
const minZoomOf: Readonly<Record<MapClass, number>> = {
  border: 5,
  water: 5,
  motorway: 9,
  main: 11,
  green: 11,
  land: 12,
  rail: 12,
  street: 13,
  place: 14,
  building: 15,
  path: 15,
};
const metresPerPixelAtZero = 156_543;
/** A feature smaller than this number of pixels is not drawn. */
const minPixels = 3;

/** Map classes whose features a search finds by name. */
const findable: ReadonlySet<MapClass> = new Set(['street', 'main', 'motorway', 'place', 'green', 'water', 'building']);

export function newFeature(feature: ReadFeature): NewFeature {
  const { class: kind, name, shape, minZoom, isHotel = false, address = {} } = feature;
  const nameZh = name['zh-CN'] ?? '';
  const said = nameZh === '' ? '' : loadPinyin()(nameZh, { nonZh: 'consecutive' });
  const isNamed = Object.keys(name).length > 0;
  const box = measured(shape);
  return {
    class: kind,
    minZoom: minZoom ?? Math.max(minZoomOf[kind], zoomForSize(box, shape)),
    name: isNamed ? name : null,
    nameZh,
    pinyin: said,
    keys: isNamed && (isHotel || findable.has(kind)) ? keysOf([...Object.values(name), said]) : null,
    isHotel: isHotel && isNamed,
    address: Object.keys(address).length > 0 ? address : null,
    geometry: shape,
    ...box,
  };
}

function keysOf(names: readonly string[]): string {
  const keys = new Set(names.flatMap((name) => [name, otherOrder(name)]).map(placeKey));
  return ` ${[...keys].filter((key) => key !== '').join(' ')} `;
}

/** Returns a name such as Nanjing East Road in the form East Nanjing Road, which guests also write. */
const otherOrder = (name: string): string =>
  name.replace(/^(.+) (East|West|North|South|Middle|Central) (Road|Street|Avenue)$/, '$2 $1 $3');

function zoomForSize(box: Pick<NewFeature, 'minX' | 'minY' | 'maxX' | 'maxY'>, shape: GeoShape): number {
  if (shape.type !== 'Polygon' && shape.type !== 'MultiPolygon') return 0;
  const metres = Math.max(box.maxX - box.minX, box.maxY - box.minY, 1);
  return Math.min(18, Math.ceil(Math.log2((metresPerPixelAtZero * minPixels) / metres)));
}
