/** Kinds of map features, equal to `basemapClasses` of the contract, listed from the bottom layer to the top. */
export type BasemapClass =
  | 'land'
  | 'green'
  | 'water'
  | 'building'
  | 'path'
  | 'street'
  | 'main'
  | 'motorway'
  | 'rail'
  | 'border'
  | 'place';

type LngLat = readonly [number, number];

type GroundShape =
  | { readonly type: 'Point'; readonly coordinates: LngLat }
  | { readonly type: 'LineString'; readonly coordinates: readonly LngLat[] }
  | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly (readonly LngLat[])[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly LngLat[])[])[] };

/** Name of a map feature by language. "zh-CN" is the name on street signs. */
export type BasemapName = Readonly<Partial<Record<string, string>>>;

export type BasemapFeature = {
  readonly geometry: GroundShape;
  readonly properties: { readonly class: BasemapClass; readonly name?: BasemapName };
};

export type TileAddress = { readonly z: number; readonly x: number; readonly y: number };

export function polylinesOf(shape: GroundShape): readonly (readonly LngLat[])[] {
  switch (shape.type) {
    case 'Point':
      return [[shape.coordinates]];
    case 'LineString':
      return [shape.coordinates];
    case 'MultiLineString':
    case 'Polygon':
      return shape.coordinates;
    case 'MultiPolygon':
      return shape.coordinates.flat();
  }
}
