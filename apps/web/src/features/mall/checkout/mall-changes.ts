import type { MallPreview } from '../../../data/mall.ts';

export type SeenLine = MallPreview['lines'][number];

/** A product’s current price and maximum, from the details of response code 2 `mall_items_changed`. */
type Standing = { readonly productId: number; readonly points: number; readonly most: number };

export type MallChange = { readonly line: SeenLine } & (
  | { readonly what: 'gone' }
  | { readonly what: 'fewer'; readonly most: number }
  | { readonly what: 'price'; readonly points: number }
);

/** Reads the changed products from error details. undefined for details of another error. */
export function readStandings(details: unknown): readonly Standing[] | undefined {
  if (typeof details !== 'object' || details === null || !('lines' in details)) return undefined;
  const { lines } = details;
  return Array.isArray(lines) && lines.every(isStanding) ? lines : undefined;
}

export function mallChanges(seen: readonly SeenLine[], standings: readonly Standing[]): MallChange[] {
  return seen.flatMap((line) => {
    const now = standings.find(({ productId }) => productId === line.productId);
    if (!now) return [];
    if (now.most <= 0) return [{ line, what: 'gone' }];
    const changes: MallChange[] = [];
    if (now.most < line.number) changes.push({ line, what: 'fewer', most: now.most });
    if (now.points !== line.points) changes.push({ line, what: 'price', points: now.points });
    return changes;
  });
}

export const whatIsLeft = (seen: readonly SeenLine[], standings: readonly Standing[]): SeenLine[] =>
  seen
    .map((line) => {
      const { points = line.points, most = line.most } =
        standings.find(({ productId }) => productId === line.productId) ?? {};
      return { ...line, points, most, number: Math.min(line.number, most) };
    })
    .filter(({ number }) => number > 0);

const isStanding = (line: unknown): line is Standing =>
  typeof line === 'object' &&
  line !== null &&
  'productId' in line &&
  'points' in line &&
  'most' in line &&
  [line.productId, line.points, line.most].every((number) => Number.isSafeInteger(number));
