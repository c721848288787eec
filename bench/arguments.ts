import { parseArgs } from 'node:util';
import {
  isSeriesName,
  isServerFigure,
  type SeriesName,
  type ServerFigure,
  seriesPlans,
  serverFigureSeconds,
} from './series.ts';

export type BenchArguments = {
  readonly series: readonly SeriesName[];
  readonly serverFigures: readonly ServerFigure[];
  /** Seconds of one measurement. Every round measures each series once. */
  readonly seconds: number;
  readonly rounds: number;
  readonly connections: number;
  readonly json: string | null;
  readonly maxSeconds: number;
  readonly problem: string | null;
};

export const usage = `npm run bench -- [--only NAME,…] [--seconds 5] [--rounds 3] [--connections 16] [--json FILE]
names: ${everyName().join(', ')}`;

const options = {
  only: { type: 'string' },
  seconds: { type: 'string', default: '5' },
  rounds: { type: 'string', default: '3' },
  connections: { type: 'string', default: '16' },
  json: { type: 'string' },
} as const;

export function readArguments(args: readonly string[]): BenchArguments {
  const { values } = parseArgs({ args: [...args], options });
  const names = (values.only ?? everyName().join(',')).split(',').filter((name) => name !== '');
  const serverFigures = names.filter(isServerFigure);
  const unknown = names.filter((name) => !isSeriesName(name) && !isServerFigure(name));
  const series = names.filter(isSeriesName);
  const counts = {
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    connections: Number(values.connections),
  };
  return {
    series,
    serverFigures,
    ...counts,
    json: values.json ?? null,
    maxSeconds:
      180 +
      (series.some((name) => seriesPlans[name].world === 'metropolis') ? 1_500 : 0) +
      serverFigures.reduce((sum, name) => sum + serverFigureSeconds[name], 0) +
      series.length * counts.rounds * (counts.seconds + 15),
    problem: problemOf(unknown, counts),
  };
}

function everyName(): string[] {
  return [...Object.keys(seriesPlans), ...Object.keys(serverFigureSeconds)];
}

function problemOf(unknown: readonly string[], counts: Readonly<Record<string, number>>): string | null {
  if (unknown.length > 0) return `Unknown name: ${unknown.join(', ')}.`;
  const bad = Object.entries(counts).find(([, count]) => !(count > 0 && count <= 600));
  return bad === undefined ? null : `--${bad[0]} must be a number above 0 and at most 600.`;
}
