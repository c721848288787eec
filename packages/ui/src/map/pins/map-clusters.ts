import type { Position } from '@chifan/domain/address';
import { fromPixel, toPixel } from '../map-pixels.ts';

export type MapCluster<Thing> = { readonly at: Position; readonly things: readonly Thing[] };

/** Distance in px below which two pins form a cluster. A pin is 44 px wide. */
const reachPixels = 52;

/**
 * Groups positions that are too close to be tapped separately. Each position in turn becomes a cluster with all later
 * positions nearby that have no cluster yet. So the result depends on the order of the list and not on the visible
 * area. A cluster is at the mean position of its members.
 */
export function clustersOf<Thing>(
  things: readonly Thing[],
  positionOf: (thing: Thing) => Position,
  zoom: number,
): readonly MapCluster<Thing>[] {
  const placed = things.map((thing) => ({ thing, pixel: toPixel(positionOf(thing), zoom) }));
  const cells = Map.groupBy(placed, ({ pixel }) => cellOf(pixel.x, pixel.y));
  const taken = new Set<Placed<Thing>>();
  return placed.flatMap((first) => {
    if (taken.has(first)) return [];
    const near = neighbours(cells, first).filter((other) => !taken.has(other) && isInReach(first, other));
    for (const each of near) taken.add(each);
    return [{ at: middleOf(near, positionOf, zoom), things: near.map(({ thing }) => thing) }];
  });
}

type Placed<Thing> = { readonly thing: Thing; readonly pixel: { readonly x: number; readonly y: number } };

const cellOf = (x: number, y: number) => `${Math.floor(x / reachPixels)}/${Math.floor(y / reachPixels)}`;

const steps = [-1, 0, 1] as const;

/** Returns all things in the grid cell of the given one and in the eight cells around, including itself. */
function neighbours<Thing>(cells: Map<string, Placed<Thing>[]>, { pixel }: Placed<Thing>): readonly Placed<Thing>[] {
  return steps.flatMap((column) =>
    steps.flatMap((row) => cells.get(cellOf(pixel.x + column * reachPixels, pixel.y + row * reachPixels)) ?? []),
  );
}

const isInReach = <Thing>(a: Placed<Thing>, b: Placed<Thing>) =>
  Math.max(Math.abs(a.pixel.x - b.pixel.x), Math.abs(a.pixel.y - b.pixel.y)) < reachPixels;

function middleOf<Thing>(
  near: readonly Placed<Thing>[],
  positionOf: (thing: Thing) => Position,
  zoom: number,
): Position {
  const [only] = near;
  if (only !== undefined && near.length === 1) return positionOf(only.thing);
  const sum = near.reduce((all, { pixel }) => ({ x: all.x + pixel.x, y: all.y + pixel.y }), { x: 0, y: 0 });
  return fromPixel({ x: sum.x / near.length, y: sum.y / near.length }, zoom);
}
