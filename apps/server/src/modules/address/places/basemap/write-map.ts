import type { Executor, Tx } from '../../../../platform/database/database.ts';
import {
  deleteReplacedFeatures,
  insertFeatures,
  type MapSource,
  type PlaneBox,
  replaceSource,
} from './map-feature.store.ts';
import { type MapClass, type NewFeature, newFeature, type ReadFeature } from './map-feature.ts';

export const demoSource = 'demo';

const batchSize = 1000;
const ways: readonly MapClass[] = ['street', 'main', 'motorway', 'path'];

/**
 * Stores a map source and replaces its previous features. Deletes demo features in the area of an imported map.
 * @returns the number of deleted demo features.
 */
export async function writeMap(tx: Tx, source: MapSource, features: readonly ReadFeature[]): Promise<number> {
  const rows = features.map(newFeature);
  await replaceSource(tx, source);
  for (let start = 0; start < rows.length; start += batchSize) {
    await insertFeatures(tx, source.name, rows.slice(start, start + batchSize));
  }
  return source.name === demoSource ? 0 : clearDemo(tx, rows);
}

async function clearDemo(executor: Executor, rows: readonly NewFeature[]): Promise<number> {
  const hotels = rows.some(({ isHotel }) => isHotel);
  // An imported hotel replaces demo hotels only, and no other demo landmarks.
  const told = new Set(rows.flatMap((row) => (row.isHotel ? [] : [row.class])));
  const classes = [...told].some((kind) => ways.includes(kind)) ? [...told, ...ways] : [...told];
  return rows.length === 0 ? 0 : deleteReplacedFeatures(executor, demoSource, { classes, hotels }, boxAround(rows));
}

const boxAround = (rows: readonly NewFeature[]): PlaneBox =>
  rows.reduce<PlaneBox>(
    (box, row) => ({
      minX: Math.min(box.minX, row.minX),
      minY: Math.min(box.minY, row.minY),
      maxX: Math.max(box.maxX, row.maxX),
      maxY: Math.max(box.maxY, row.maxY),
    }),
    { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity },
  );
