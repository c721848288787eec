import type { FigureRow } from '../figures.ts';
import type { LighthouseFigures } from './lighthouse.ts';
import type { Weight } from './weigh.ts';

export type Found = { readonly weight: Weight; readonly lighthouse: LighthouseFigures };

export type PageFigure = {
  readonly name: string;
  readonly value: number;
  readonly unit: 'KB' | 's' | 'score' | '';
  /** Null: reported, not judged. */
  readonly limit: number | null;
  readonly isBroken: boolean;
  readonly complaints: readonly string[];
};

/** Limits of the first screen, KB of 1,000 bytes after compression. */
const limits = { scripts: 104, styles: 7.5, total: 170, layoutShift: 0, paintSeconds: 2.2, score: 100 } as const;

export function figuresOfPage({ weight, lighthouse }: Found): PageFigure[] {
  const complaintsOf = (category: string) => lighthouse.complaints.filter((text) => text.startsWith(`${category}:`));
  const score = (name: string, value: number): PageFigure => ({
    name: `page-${name}`,
    value,
    unit: 'score',
    limit: limits.score,
    isBroken: value < limits.score,
    complaints: complaintsOf(name),
  });
  return [
    atMost('page-js', weight.scripts / 1000, 'KB', limits.scripts),
    atMost('page-css', weight.styles / 1000, 'KB', limits.styles),
    atMost('page-total', weight.total / 1000, 'KB', limits.total),
    atMost('page-layout-shift', weight.layoutShift, '', limits.layoutShift),
    atMost('page-largest-paint', lighthouse.paintSeconds, 's', limits.paintSeconds),
    score('accessibility', lighthouse.accessibility),
    score('best-practices', lighthouse.bestPractices),
    score('seo', lighthouse.seo),
    // Varies too much with the machine to be judged.
    { ...atMost('page-performance', lighthouse.performance, 'score', 0), limit: null, isBroken: false },
  ];
}

const atMost = (name: string, exact: number, unit: PageFigure['unit'], limit: number): PageFigure => {
  const value = Number(exact.toFixed(3));
  return { name, value, unit, limit, isBroken: !(value <= limit), complaints: [] };
};

export const limitsBroken = (figures: readonly PageFigure[]): boolean => figures.some(({ isBroken }) => isBroken);

/** For `--json`: the limit is the reference. */
export const rowsOfPage = (figures: readonly PageFigure[]): FigureRow[] =>
  figures.map(({ name, value, unit, limit }) => ({
    name,
    value,
    unit,
    reference: limit,
    ratio: limit ? Number((value / limit).toPrecision(4)) : null,
  }));

export const pageTable = (figures: readonly PageFigure[]): string => figures.flatMap(linesOf).join('\n');

function linesOf({ name, value, unit, limit, isBroken, complaints }: PageFigure): string[] {
  const beside = limit === null ? 'not judged' : `${unit === 'score' ? 'at least' : 'at most'} ${limit}`;
  const verdict = isBroken ? '  BROKEN' : '';
  const line = `${name.padEnd(20)} ${String(value).padStart(8)} ${unit.padEnd(6)} ${beside}${verdict}`;
  return [line, ...complaints.map((complaint) => `    ${complaint}`)];
}
