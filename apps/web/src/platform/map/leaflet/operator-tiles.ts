import { fromWgs84 } from '@chifan/domain/address';
import { type Bounds, type LatLng, latLng, TileLayer } from 'leaflet';
import { type MapTiles, mapZoom } from '../street-map.ts';

/** What Leaflet's grid layers do to learn which tiles a view needs and where they go; not in its type definitions. */
type ViewMethods = {
  _getTiledPixelBounds(centre: LatLng): Bounds;
  _setZoomTransform(level: object, centre: LatLng, zoom: number): void;
};

/**
 * Tiles of an operator. Where they are drawn in another reference system, only the view that chooses and places them is
 * translated: everything else on the map keeps its WGS-84 position. Within one view the two systems lie apart by the
 * same way, to a metre.
 */
export function operatorTiles({ url, maxZoom, datum }: MapTiles): TileLayer {
  const layer = new TileLayer(url, { minZoom: mapZoom.least, maxZoom: mapZoom.most, maxNativeZoom: maxZoom });
  if (datum === 'wgs84') return layer;
  const plain = TileLayer.prototype as unknown as ViewMethods;
  const shifted = ({ lat, lng }: LatLng): LatLng => {
    const moved = fromWgs84({ lat, lng }, datum);
    return latLng(moved.lat, moved.lng);
  };
  const methods: ViewMethods = {
    _getTiledPixelBounds: (centre) => plain._getTiledPixelBounds.call(layer, shifted(centre)),
    _setZoomTransform: (level, centre, zoom) => plain._setZoomTransform.call(layer, level, shifted(centre), zoom),
  };
  return Object.assign(layer, methods);
}
