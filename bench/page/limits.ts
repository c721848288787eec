import type { FigureRow } from '../figures.ts';
import type { LighthouseFigures } from './lighthouse.ts';
import type { MenuScroll } from './menu-scroll.ts';
import type { WeighedScreen } from './screens.ts';
import type { Weight } from './weigh.ts';

type ScreenFound = {
  readonly name: WeighedScreen['name'];
  readonly weight: Weight;
  /** Null for the home: Lighthouse's runs have it. */
  readonly paintSeconds: number | null;
};

export type Found = {
  readonly screens: readonly ScreenFound[];
  readonly scroll: MenuScroll;
  readonly installProblems: readonly string[];
  readonly lighthouse: LighthouseFigures;
};

export type PageFigure = {
  readonly name: string;
  readonly value: number;
  readonly unit: 'KB' | 's' | 'ms' | 'score' | '';
  /** Null: reported, not judged. */
  readonly limit: number | null;
  readonly isBroken: boolean;
  readonly complaints: readonly string[];
};

/** Limits of a first screen, KB of 1,000 bytes after compression. */
const limits = { scripts: 125, styles: 10, total: 170, layoutShift: 0, paintSeconds: 2.2, score: 100 } as const;

export function figuresOfPage({ screens, scroll, installProblems, lighthouse }: Found): PageFigure[] {
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
    ...screens.flatMap((screen) => figuresOfScreen(screen, lighthouse.paintSeconds)),
    atMost('menu-200-long-tasks', scroll.longTasks, '', 0),
    // A machine without a graphics card draws slowly whatever the page does.
    reported('menu-200-longest-task', scroll.longestTaskMs, 'ms'),
    reported('menu-200-frame-p50', scroll.frameP50, 'ms'),
    reported('menu-200-frame-p95', scroll.frameP95, 'ms'),
    { ...atMost('page-install-problems', installProblems.length, '', 0), complaints: installProblems },
    score('accessibility', lighthouse.accessibility),
    score('best-practices', lighthouse.bestPractices),
    score('seo', lighthouse.seo),
    // Varies too much with the machine to be judged.
    reported('page-performance', lighthouse.performance, 'score'),
  ];
}

const figuresOfScreen = ({ name, weight, paintSeconds }: ScreenFound, homePaint: number): PageFigure[] => [
  atMost(`${name}-js`, weight.scripts / 1000, 'KB', limits.scripts),
  atMost(`${name}-css`, weight.styles / 1000, 'KB', limits.styles),
  // Photos and drawings of other screens depend on the restaurant.
  name === 'home'
    ? atMost('home-total', weight.total / 1000, 'KB', limits.total)
    : reported(`${name}-total`, weight.total / 1000, 'KB'),
  atMost(`${name}-layout-shift`, weight.layoutShift, '', limits.layoutShift),
  atMost(`${name}-largest-paint`, paintSeconds ?? homePaint, 's', limits.paintSeconds),
];

const reported = (name: string, exact: number, unit: PageFigure['unit']): PageFigure => ({
  ...atMost(name, exact, unit, 0),
  limit: null,
  isBroken: false,
});

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
  const line = `${name.padEnd(22)} ${String(value).padStart(8)} ${unit.padEnd(6)} ${beside}${verdict}`;
  return [line, ...complaints.map((complaint) => `    ${complaint}`)];
}
