import { distanceMetres, type Position } from '@chifan/domain/address';
import { mapZoom } from '@chifan/domain/app';
import { type Bounds, type LatLng, type Map as LeafletMap, latLng, TileLayer } from 'leaflet';
import type { GroundState, MapServer, MapStart, MapTiles } from '../street-map.ts';

/** Internal methods of Leaflet's GridLayer that its type definitions lack. */
type ViewMethods = {
  _getTiledPixelBounds(centre: LatLng): Bounds;
  _setZoomTransform(level: object, centre: LatLng, zoom: number): void;
};

/**
 * The offset to the map's Chinese reference system is fetched again only after the map has moved by this distance.
 * Within this distance, the offset changes by less than a street's width.
 */
const shiftHoldsMetres = 5_000;

const noShift: Position = { lat: 0, lng: 0 };

/**
 * Adds tiles of an operator's map server. If the tiles use a Chinese reference system (gcj02, bd09), only their layer
 * is shifted. All other layers stay in WGS-84. The server computes the offset, because the outline of the area where
 * maps are shifted is too large to send.
 */
export function addOperatorTiles(map: LeafletMap, tiles: MapTiles, { server, onGround }: Shown): GroundLayer {
  const { url, maxZoom, datum } = tiles;
  const layer = new TileLayer(url, { minZoom: mapZoom.min, maxZoom: mapZoom.max, maxNativeZoom: maxZoom });
  onTiles(layer, onGround);
  const follow = datum === 'wgs84' ? () => void layer.addTo(map) : followShift(map, layer, datum, { server, onGround });
  follow();
  return {
    refresh: () => {
      follow();
      layer.redraw();
    },
    remove: () => undefined,
  };
}

type Shown = Pick<MapStart, 'onGround'> & { readonly server: Pick<MapServer, 'shiftAt'> };

export type GroundLayer = { refresh(): void; remove(): void };

/** Reports `drawn` at the first tile. A tile that fails reports `failed` only while no tile has been drawn. */
function onTiles(layer: TileLayer, onGround: (state: GroundState) => void): void {
  let isDrawn = false;
  layer.on('tileload', () => {
    isDrawn = true;
    onGround('drawn');
  });
  layer.on('tileerror', () => isDrawn || onGround('failed'));
}

/** @returns a function that fetches the offset for the map's centre and applies it to the layer */
function followShift(
  map: LeafletMap,
  layer: TileLayer,
  datum: 'gcj02' | 'bd09',
  { server, onGround }: Shown,
): () => void {
  let shift = { by: noShift, at: { lat: Number.NaN, lng: Number.NaN } };
  Object.assign(
    layer,
    shiftedMethods(layer, () => shift.by),
  );
  const follow = async () => {
    const { lat, lng } = map.getCenter();
    if (distanceMetres(shift.at, { lat, lng }) < shiftHoldsMetres) return;
    try {
      shift = { by: await server.shiftAt({ lat, lng }, datum), at: { lat, lng } };
      if (map.hasLayer(layer)) layer.redraw();
      else layer.addTo(map);
    } catch {
      onGround('failed');
    }
  };
  map.on('moveend', () => void follow());
  return () => void follow();
}

function shiftedMethods(layer: TileLayer, shiftBy: () => Position): ViewMethods {
  const plain = TileLayer.prototype as unknown as ViewMethods;
  const shifted = ({ lat, lng }: LatLng): LatLng => latLng(lat + shiftBy().lat, lng + shiftBy().lng);
  return {
    _getTiledPixelBounds: (centre) => plain._getTiledPixelBounds.call(layer, shifted(centre)),
    _setZoomTransform: (level, centre, zoom) => plain._setZoomTransform.call(layer, level, shifted(centre), zoom),
  };
}
