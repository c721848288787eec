import { parseArgs } from 'node:util';
import {
  isSeriesName,
  isServerName,
  longestServerSeconds,
  type SeriesName,
  type ServerName,
  seriesNames,
} from './series.ts';

export type Wanted = {
  /** The wanted series with their floors, in the order of the table. */
  readonly names: readonly SeriesName[];
  readonly server: readonly ServerName[];
  /** Of one measurement; each is taken in every round. */
  readonly seconds: number;
  readonly rounds: number;
  readonly connections: number;
  /** Accept-Encoding; "" for uncompressed answers. */
  readonly encoding: string;
  readonly json: string | null;
  readonly longestSeconds: number;
  readonly problem: string | null;
};

export const usage = `npm run bench -- [--only NAME,…] [--seconds 5] [--rounds 3] [--connections 16] [--encoding br] [--json FILE]
names: ${everyName().join(', ')}`;

const options = {
  only: { type: 'string' },
  seconds: { type: 'string', default: '5' },
  rounds: { type: 'string', default: '3' },
  connections: { type: 'string', default: '16' },
  encoding: { type: 'string', default: '' },
  json: { type: 'string' },
} as const;

export function argumentsOf(args: readonly string[]): Wanted {
  const { values } = parseArgs({ args: [...args], options });
  const asked = (values.only ?? everyName().join(',')).split(',').filter((name) => name !== '');
  const server = asked.filter(isServerName);
  const unknown = asked.filter((name) => !isSeriesName(name) && !isServerName(name));
  const names = withFloors(asked.filter(isSeriesName));
  const [seconds, rounds, connections] = [values.seconds, values.rounds, values.connections].map(Number);
  const counts = { seconds: seconds ?? 0, rounds: rounds ?? 0, connections: connections ?? 0 };
  return {
    names,
    server,
    ...counts,
    encoding: values.encoding,
    json: values.json ?? null,
    longestSeconds:
      180 +
      (names.some((name) => seriesNames[name].world !== 'city') ? 1_500 : 0) +
      server.reduce((sum, name) => sum + longestServerSeconds[name], 0) +
      names.length * counts.rounds * (counts.seconds + 15),
    problem: problemOf(unknown, counts),
  };
}

function everyName(): string[] {
  return [...Object.keys(seriesNames), ...Object.keys(longestServerSeconds)];
}

function problemOf(unknown: readonly string[], counts: Readonly<Record<string, number>>): string | null {
  if (unknown.length > 0) return `Nothing is called ${unknown.join(', ')}.`;
  const bad = Object.entries(counts).find(([, count]) => !(count > 0 && count <= 600));
  return bad === undefined ? null : `--${bad[0]} must be a number above 0, at most 600.`;
}

function withFloors(asked: readonly SeriesName[]): SeriesName[] {
  const all = new Set(asked.flatMap((name) => [name, ...seriesNames[name].floors]));
  return Object.keys(seriesNames).filter((name) => isSeriesName(name) && all.has(name)) as SeriesName[];
}
