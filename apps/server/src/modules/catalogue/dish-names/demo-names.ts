import { readdirSync, readFileSync } from 'node:fs';
import type { PartlyTranslated } from '@chifan/domain';
import { nameKey } from './name-key.ts';

const folder = new URL('../../../../../../demo/shops/', import.meta.url);
let read: ReadonlyMap<string, PartlyTranslated> | undefined;

/**
 * Returns the names of the demo city's dishes in nine languages, written by people. The draft translation uses the
 * names as a dictionary of whole dish names.
 */
export const demoNames = (): ReadonlyMap<string, PartlyTranslated> => {
  read ??= new Map(
    readdirSync(folder).flatMap((name) => namesWithin(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))),
  );
  return read;
};

type Texts = Record<string, unknown>;
const isRecord = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

/**
 * Returns the names of the dishes at any depth of the parsed JSON. A dish is a record with a Chinese name and a price.
 */
function namesWithin(value: unknown): [string, PartlyTranslated][] {
  if (!isRecord(value)) return [];
  const { name, price } = value;
  const inner = Object.values(value).flatMap(namesWithin);
  if (price === undefined || !isRecord(name) || typeof name['zh-CN'] !== 'string') return inner;
  return [[nameKey(name['zh-CN']), name], ...inner];
}
