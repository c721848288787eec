import { mercatorScale } from '@chifan/domain/address';
import { areaNamed, geoShape, measured, type NewOutline, upsertOutlines } from '../../modules/address/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { countProblems, type PlaceProblem, type PlacesResult } from './place-problem.ts';
import { readFeatures } from './read-features.ts';

type Input = {
  readonly file: string;
  readonly text: string;
  readonly report: (problem: PlaceProblem) => void;
};

/** Former districts, with the district that they were merged into. */
const mergedInto: Readonly<Record<string, string>> = {
  闸北区: '静安区',
  卢湾区: '黄浦区',
  南市区: '黄浦区',
  南汇区: '浦东新区',
  崇文区: '东城区',
  宣武区: '西城区',
  下城区: '拱墅区',
  江干区: '上城区',
};
const farthestMetres = 150_000;

/** Imports outlines of districts from GeoJSON, matched by their Chinese names. A repeated import updates them. */
export async function importOutlines(database: Database, { file, text, report }: Input): Promise<PlacesResult> {
  const features = readFeatures(file, text);
  const problems: PlaceProblem[] = [];
  const outlines: NewOutline[] = [];
  for (const { row, id, tags, geometry } of features) {
    const shape = geoShape.safeParse(geometry);
    const name = tags['name:zh'] ?? tags['name'] ?? '';
    const isArea = shape.success && (shape.data.type === 'Polygon' || shape.data.type === 'MultiPolygon');
    if (!isArea || name === '') {
      problems.push({ row, id, value: name, why: 'row_unreadable', lost: 'row' });
      continue;
    }
    const { x, y, ...extent } = measured(shape.data);
    const names = [name, ...(mergedInto[name] ? [mergedInto[name]] : [])];
    const code = await areaNamed(database.read, names, { x, y }, farthestMetres * mercatorScale(31));
    if (code === undefined) problems.push({ row, id, value: name, why: 'district_unknown', lost: 'row' });
    else outlines.push({ code, nameZh: name, geometry: shape.data, ...extent });
  }
  await upsertOutlines(database.read, outlines);
  for (const problem of problems) report(problem);
  return {
    rows: features.length,
    added: outlines.length,
    changed: 0,
    unchanged: 0,
    left: problems.length,
    problems: countProblems(problems),
  };
}
