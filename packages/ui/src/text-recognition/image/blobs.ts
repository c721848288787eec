import type { Box } from './grey.ts';
import type { Ink } from './ink.ts';

/** A connected area of ink. Pixels that touch only at a corner also count as connected. `area` counts its pixels. */
export type Blob = Box & { readonly area: number };

type Run = { readonly row: number; readonly from: number; readonly to: number };

export function blobsOf(ink: Ink): Blob[] {
  const runs = runsOf(ink);
  const parents = joined(runs);
  const blobs = new Map<number, { left: number; top: number; right: number; bottom: number; area: number }>();
  for (const [at, { row, from, to }] of runs.entries()) {
    const root = rootOf(parents, at);
    const blob = blobs.get(root) ?? { left: from, top: row, right: to, bottom: row + 1, area: 0 };
    blob.left = Math.min(blob.left, from);
    blob.right = Math.max(blob.right, to);
    blob.bottom = row + 1;
    blob.area += to - from;
    blobs.set(root, blob);
  }
  return [...blobs.values()].map(({ left, top, right, bottom, area }) => ({
    left,
    top,
    width: right - left,
    height: bottom - top,
    area,
  }));
}

function runsOf({ width, height, marks }: Ink): Run[] {
  const runs: Run[] = [];
  for (let row = 0; row < height; row++) {
    const begin = row * width;
    for (let column = 0; column < width; column++) {
      if (marks[begin + column] === 0) continue;
      const from = column;
      while (column < width && marks[begin + column] === 1) column++;
      runs.push({ row, from, to: column });
    }
  }
  return runs;
}

/** Union-find over horizontal runs of ink: joins each run with the runs that it touches in the row above. */
function joined(runs: readonly Run[]): Int32Array {
  const parents = Int32Array.from(runs, (_, at) => at);
  let above = 0;
  for (const [at, { row, from, to }] of runs.entries()) {
    while (above < at && isBefore(runs[above], row, from)) above++;
    for (let other = above; other < at; other++) {
      const touched = runs[other];
      if (touched === undefined || touched.row >= row || touched.from > to) break;
      parents[rootOf(parents, at)] = rootOf(parents, other);
    }
  }
  return parents;
}

/** True if `run` is too far left or above to touch a run that starts at `from`. */
const isBefore = (run: Run | undefined, row: number, from: number): boolean =>
  run !== undefined && (run.row < row - 1 || (run.row === row - 1 && run.to < from));

function rootOf(parents: Int32Array, at: number): number {
  let root = at;
  for (let parent = parents[root] ?? root; parent !== root; parent = parents[root] ?? root) {
    parents[root] = parents[parent] ?? parent;
    root = parents[root] ?? root;
  }
  return root;
}
