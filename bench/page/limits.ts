import { median } from '../figures.ts';
import type { LighthouseRun } from './lighthouse.ts';
import type { WeighedScreen } from './screens.ts';
import type { Weight } from './weigh.ts';

export type MeasuredPage = {
  readonly screens: readonly {
    readonly name: WeighedScreen['name'];
    readonly weight: Weight;
    readonly paintSeconds: number;
  }[];
  readonly homeRuns: readonly LighthouseRun[];
};

export type PageFigure = {
  readonly name: string;
  readonly value: number;
  readonly unit: 'KB' | 's' | 'score' | '';
  /** The maximum or required value. Null if the measurement has no limit. */
  readonly limit: number | null;
  readonly isBroken: boolean;
  readonly complaints: readonly string[];
};

/** Limits of the measured screens (record 0081). Sizes are in KB of 1,000 bytes after compression. */
const limits = { scripts: 125, styles: 10, layoutShift: 0, paintSeconds: 2.2, score: 100 } as const;

export function figuresOfPage({ screens, homeRuns }: MeasuredPage): PageFigure[] {
  const scoresOf = (category: string) => homeRuns.map(({ scores }) => scores[category] ?? 0);
  const complaints = [...new Set(homeRuns.flatMap((run) => run.complaints))];
  /** The lowest score of all runs. */
  const score = (category: string): PageFigure => {
    const value = Math.min(...scoresOf(category));
    return {
      ...reported(`page-${category}`, value, 'score'),
      limit: limits.score,
      isBroken: value < limits.score,
      complaints: complaints.filter((text) => text.startsWith(`${category}:`)),
    };
  };
  return [
    ...screens.flatMap(({ name, weight, paintSeconds }) => [
      atMost(`${name}-js`, weight.scripts / 1000, 'KB', limits.scripts),
      atMost(`${name}-css`, weight.styles / 1000, 'KB', limits.styles),
      // The total size has no limit, because the photos depend on the restaurant.
      reported(`${name}-total`, weight.total / 1000, 'KB'),
      atMost(`${name}-layout-shift`, weight.layoutShift, '', limits.layoutShift),
      atMost(`${name}-largest-paint`, paintSeconds, 's', limits.paintSeconds),
    ]),
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    // The performance score has no limit, because it varies by a factor of two or three between machines.
    reported('page-performance', median(scoresOf('performance')), 'score'),
  ];
}

const reported = (name: string, exact: number, unit: PageFigure['unit']): PageFigure => ({
  name,
  value: Number(exact.toFixed(3)),
  unit,
  limit: null,
  isBroken: false,
  complaints: [],
});

function atMost(name: string, exact: number, unit: PageFigure['unit'], limit: number): PageFigure {
  const figure = reported(name, exact, unit);
  return { ...figure, limit, isBroken: !(figure.value <= limit) };
}

export const formatPageTable = (figures: readonly PageFigure[]): string => figures.flatMap(linesOf).join('\n');

function linesOf({ name, value, unit, limit, isBroken, complaints }: PageFigure): string[] {
  const bound = limit === null ? 'no limit' : `${unit === 'score' ? 'at least' : 'at most'} ${limit}`;
  const verdict = isBroken ? '  BROKEN' : '';
  const line = `${name.padEnd(22)} ${String(value).padStart(8)} ${unit.padEnd(6)} ${bound}${verdict}`;
  return [line, ...complaints.map((complaint) => `    ${complaint}`)];
}
