import { formatCoordinate } from '@chifan/domain/address';
import type { MapView } from '@chifan/ui/map';
import { type MapArea } from '../../../data/shop.ts';

/**
 * How far the searched area extends beyond the visible map, as a share of the map’s size, so that a small move needs no
 * new search.
 */
const margin = 0.15;

export function areaOf({ south, west, north, east }: MapView): MapArea {
  const [high, wide] = [(north - south) * margin, (east - west) * margin];
  return {
    south: formatCoordinate(Math.max(-90, south - high)),
    west: formatCoordinate(Math.max(-180, west - wide)),
    north: formatCoordinate(Math.min(90, north + high)),
    east: formatCoordinate(Math.min(180, east + wide)),
  };
}

export const covers = (area: MapArea, view: MapView): boolean =>
  Number(area.south) <= view.south &&
  Number(area.west) <= view.west &&
  Number(area.north) >= view.north &&
  Number(area.east) >= view.east;

export const isSameArea = (a: MapArea, b: MapArea): boolean =>
  a.south === b.south && a.west === b.west && a.north === b.north && a.east === b.east;
