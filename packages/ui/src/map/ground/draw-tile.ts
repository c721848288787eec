import { tileEdge, toPixel } from '../map-pixels.ts';
import { type BasemapClass, type BasemapFeature, polylinesOf, type TileAddress } from './basemap-tile.ts';
import type { BasemapPalette } from './ground-palette.ts';
import { lineWidth } from './ground-widths.ts';

export type Brush = Pick<
  CanvasRenderingContext2D,
  'beginPath' | 'moveTo' | 'lineTo' | 'fill' | 'stroke' | 'setLineDash'
> & {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: unknown;
  lineJoin: unknown;
};

const areas = ['land', 'green', 'water', 'building'] as const satisfies readonly BasemapClass[];
const cased = ['street', 'main', 'motorway'] as const satisfies readonly BasemapClass[];

/**
 * Draws one map tile. The order is areas, paths, street casings (the edges of streets), streets, railways and borders.
 */
export function drawTile(
  brush: Brush,
  features: readonly BasemapFeature[],
  tile: TileAddress,
  colours: BasemapPalette,
): void {
  const byClass = Map.groupBy(features, ({ properties }) => properties.class);
  const trace = (kind: BasemapClass) => traceAll(brush, byClass.get(kind) ?? [], tile);
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  for (const kind of areas) {
    if (!trace(kind)) continue;
    brush.fillStyle = colours[kind];
    brush.fill('evenodd');
  }
  const stroke = (kind: BasemapClass, colour: string, width: number, dash: readonly number[] = []) => {
    if (width <= 0 || !trace(kind)) return;
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.setLineDash([...dash]);
    brush.stroke();
  };
  const widthOf = (kind: BasemapClass) => lineWidth(kind, tile.z);
  stroke('path', colours.path, widthOf('path'), [3, 3]);
  for (const kind of cased) {
    // A street of at most two pixels is too narrow for a casing.
    if (widthOf(kind) > 2) stroke(kind, colours.casing, widthOf(kind) + 2);
  }
  for (const kind of cased) stroke(kind, colours[kind], widthOf(kind));
  stroke('rail', colours.rail, widthOf('rail'));
  stroke('rail', colours.ground, widthOf('rail') * 0.6, [6, 6]);
  stroke('border', colours.border, widthOf('border'), [6, 4, 1, 4]);
}

/**
 * Adds the shapes to the canvas path.
 * @returns whether the path contains a shape
 */
function traceAll(brush: Brush, features: readonly BasemapFeature[], { z, x, y }: TileAddress): boolean {
  const runs = features.flatMap(({ geometry }) => polylinesOf(geometry)).filter((run) => run.length > 1);
  if (runs.length === 0) return false;
  brush.beginPath();
  for (const run of runs) {
    for (const [index, [lng, lat]] of run.entries()) {
      const pixel = toPixel({ lat, lng }, z);
      const [across, down] = [pixel.x - x * tileEdge, pixel.y - y * tileEdge];
      if (index === 0) brush.moveTo(across, down);
      else brush.lineTo(across, down);
    }
  }
  return true;
}
