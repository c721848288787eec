import type { BasemapClass } from './basemap-tile.ts';

type Widths = readonly (readonly [zoom: number, pixels: number])[];

/** Pairs of zoom and line width in pixels. Widths between two zooms are interpolated linearly. */
const widths: Readonly<Partial<Record<BasemapClass, Widths>>> = {
  // biome-ignore format: a table is read by its rows.
  path: [[14, 0], [15, 0.8], [16, 1.2], [18, 2.4]],
  // biome-ignore format: a table is read by its rows.
  street: [[11, 0], [12, 0.6], [14, 1.6], [15, 3.2], [16, 6], [17, 10], [18, 15]],
  // biome-ignore format: a table is read by its rows.
  main: [[8, 0.4], [11, 1.2], [13, 3], [15, 6.5], [16, 9.5], [17, 14], [18, 20]],
  // biome-ignore format: a table is read by its rows.
  motorway: [[5, 0.6], [10, 1.6], [12, 3], [14, 5.5], [16, 11], [18, 22]],
  // biome-ignore format: a table is read by its rows.
  rail: [[8, 0.5], [12, 1], [15, 1.8], [18, 3]],
  // biome-ignore format: a table is read by its rows.
  border: [[5, 1], [18, 1.5]],
};

export function lineWidth(kind: BasemapClass, zoom: number): number {
  const steps = widths[kind];
  if (steps === undefined) return 0;
  const above = steps.findIndex(([at]) => at >= zoom);
  const [upper, lower] = [steps[above] ?? steps.at(-1), steps[above - 1]];
  if (upper === undefined) return 0;
  if (lower === undefined || above < 0) return upper[1];
  return lower[1] + ((upper[1] - lower[1]) * (zoom - lower[0])) / (upper[0] - lower[0]);
}
