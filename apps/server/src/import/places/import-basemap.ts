import { createHash } from 'node:crypto';
import path from 'node:path';
import type { PartlyTranslated } from '@chifan/domain';
import { type GeoShape, geoShape, type ReadFeature, streetNameEn, writeMap } from '../../modules/address/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { hasHan, hasLatin } from '../listing.ts';
import { classOfTags, isEatingPlace } from './class-of-tags.ts';
import { countProblems, type PlaceProblem, type PlacesResult } from './place-problem.ts';
import { type FileFeature, readFeatures } from './read-features.ts';

type Input = {
  readonly file: string;
  readonly text: string;
  readonly report: (problem: PlaceProblem) => void;
};

const attribution = '© OpenStreetMap contributors (ODbL)';

/** Draws the map of a file with OpenStreetMap's tags; what the same file drew before is replaced. */
export async function importBasemap(database: Database, { file, text, report }: Input): Promise<PlacesResult> {
  const found = readFeatures(file, text);
  const problems: PlaceProblem[] = [];
  const features = found.flatMap((feature) => {
    const read = drawn(feature);
    if (typeof read !== 'string') return read;
    problems.push({ row: feature.row, id: feature.id, value: feature.tags['name'] ?? '', why: read, lost: 'row' });
    return [];
  });
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const gone = await database.transact((tx) =>
    writeMap(tx, { name: path.basename(file), attribution, version }, features),
  );
  for (const problem of problems) report(problem);
  return {
    rows: found.length,
    added: features.length,
    changed: 0,
    unchanged: 0,
    left: problems.length,
    problems: countProblems(problems),
    ...(gone > 0 ? { note: `${gone} features of the demo drawing gave way to it.` } : {}),
  };
}

function drawn({ tags, geometry }: FileFeature): ReadFeature | PlaceProblem['why'] {
  const shape = geoShape.safeParse(geometry);
  if (!shape.success) return 'row_unreadable';
  const kind = classOfTags(tags, kindOf(shape.data));
  if (kind === null) return isEatingPlace(tags) ? 'eating_place' : 'not_drawn';
  return { class: kind, name: namesOf(tags, kind), shape: shape.data };
}

function kindOf({ type }: GeoShape): 'point' | 'line' | 'area' {
  if (type === 'Point') return 'point';
  return type === 'LineString' || type === 'MultiLineString' ? 'line' : 'area';
}

const streets: ReadonlySet<string> = new Set(['street', 'main', 'motorway', 'path']);

/** Names by language. "尖沙咀碼頭 Star Ferry" is two names; a street without an English one is called as street signs do. */
function namesOf(tags: FileFeature['tags'], kind: ReadFeature['class']): PartlyTranslated {
  const name = tags['name'] ?? '';
  const zh = tags['name:zh'] ?? (hasHan(name) ? name.replace(/\s*[\p{Script=Latin}].*$/u, '').trim() : '');
  const en = tags['name:en'] ?? (hasLatin(name) ? name.replace(/^[^\p{Script=Latin}]+/u, '').trim() : '');
  const english = en === '' && zh !== '' && streets.has(kind) ? streetNameEn(zh) : en;
  const others = (['ja', 'ko', 'ru', 'ur', 'ar', 'fr', 'de'] as const).flatMap((language) => {
    const told = tags[`name:${language}`];
    return told ? [[language, told] as const] : [];
  });
  return {
    ...(zh === '' ? {} : { 'zh-CN': zh }),
    ...(english === '' ? {} : { en: english }),
    ...Object.fromEntries(others),
  };
}
