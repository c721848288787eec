import type { Sample, Series } from './measure.ts';
import { type SeriesName, seriesNames } from './series.ts';

/** For `--json`: `reference` is the floor's figure of the same run, in the same unit. */
export type FigureRow = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly reference: number | null;
  readonly ratio: number | null;
};

type Figure = {
  readonly name: SeriesName;
  /** The median of the rounds. */
  readonly perSecond: number;
  /** Milliseconds over all rounds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Whole orders: p99 of placing, and processor time of server and database for one; milliseconds. */
  readonly placingP99: number | null;
  readonly cpuMs: number | null;
  /** The judged figure (rate, p95 or p50) divided by each floor's. */
  readonly ratios: readonly { readonly floor: SeriesName; readonly ratio: number }[];
  readonly rows: readonly FigureRow[];
};

type Plain = Omit<Figure, 'ratios' | 'rows'>;

export function figuresOf(measured: readonly Series[]): Figure[] {
  const plain = new Map(measured.map((series) => [series.name, plainOf(series)]));
  return [...plain.values()].map((figure) => {
    const floors = seriesNames[figure.name].floors.flatMap((name) => plain.get(name) ?? []);
    const { judged: by } = seriesNames[figure.name];
    const judged = by === 'rate' ? 'perSecond' : by;
    const ratios = floors.map((floor) => ({ floor: floor.name, ratio: figure[judged] / floor[judged] }));
    return { ...figure, ratios, rows: rowsOf(figure, floors) };
  });
}

function plainOf({ name, samples }: Series): Plain {
  const sorted = samples.flatMap(({ latencies }) => latencies).sort((a, b) => a - b);
  return {
    name,
    perSecond: median(samples.map(({ latencies, seconds }) => latencies.length / seconds)),
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    ...ofWholeOrders(samples),
  };
}

function ofWholeOrders(samples: readonly Sample[]): Pick<Plain, 'placingP99' | 'cpuMs'> {
  const placing = samples.flatMap((sample) => sample.placing ?? []).sort((a, b) => a - b);
  const timed = samples.flatMap(({ cpuMs, latencies }) =>
    cpuMs === null || cpuMs === undefined ? [] : [cpuMs / latencies.length],
  );
  return {
    placingP99: placing.length === 0 ? null : quantile(placing, 0.99),
    cpuMs: timed.length === 0 ? null : median(timed),
  };
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

/** The rate beside each floor (the first under the call's own name), then the latencies beside the first. */
function rowsOf(figure: Plain, floors: readonly Plain[]): FigureRow[] {
  if (seriesNames[figure.name].judged !== 'rate') return waitingRows(figure, floors);
  const [first, ...others] = floors;
  return [
    rowOf(figure.name, figure.perSecond, rate, first?.perSecond),
    ...others.map((floor) => rowOf(`${figure.name}-to-${floor.name}`, figure.perSecond, rate, floor.perSecond)),
    rowOf(`${figure.name}-p50`, figure.p50, 'ms', first?.p50),
    rowOf(`${figure.name}-p95`, figure.p95, 'ms', first?.p95),
    rowOf(`${figure.name}-p99`, figure.p99, 'ms', first?.p99),
    ...(figure.placingP99 === null ? [] : [rowOf(`${figure.name}-placing-p99`, figure.placingP99, 'ms', undefined)]),
    ...(figure.cpuMs === null ? [] : [rowOf(`${figure.name}-cpu`, figure.cpuMs, 'ms', cpuOf(floors))]),
  ];
}

/** The last floor that tells it: a bare server with a database is nearer to the product than a database alone. */
const cpuOf = (floors: readonly Plain[]) => floors.findLast(({ cpuMs }) => cpuMs !== null)?.cpuMs ?? undefined;

/** The judged percentile under the series' own name, the rest beside it. */
function waitingRows(figure: Plain, [floor]: readonly Plain[]): FigureRow[] {
  const judged = seriesNames[figure.name].judged === 'p50' ? 'p50' : 'p95';
  return [
    rowOf(figure.name, figure[judged], 'ms', floor?.[judged]),
    rowOf(`${figure.name}-p50`, figure.p50, 'ms', floor?.p50),
    rowOf(`${figure.name}-p99`, figure.p99, 'ms', floor?.p99),
    rowOf(`${figure.name}-rate`, figure.perSecond, rate, floor?.perSecond),
  ];
}

const rate = 'requests/s';

export const rowOf = (name: string, value: number, unit: string, reference: number | undefined): FigureRow => ({
  name,
  value: rounded(value),
  unit,
  reference: reference === undefined ? null : rounded(reference),
  ratio: reference === undefined ? null : rounded(value / reference),
});

const rounded = (value: number): number => Number(value.toPrecision(4));

const heads = ['', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'beside its floors'];

/** One line a figure; a rate also as its share of each floor. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    figure.perSecond.toFixed(0),
    ...[figure.p50, figure.p95, figure.p99].map((value) => value.toFixed(1)),
    figure.ratios
      .map(({ floor, ratio }) => `${ratio.toFixed(2)} ${ratioWords[seriesNames[figure.name].judged]} ${floor}`)
      .concat(figure.placingP99 === null ? [] : `placing p99 ${figure.placingP99.toFixed(1)} ms`)
      .concat(processorOf(figure))
      .join(', '),
  ]);
  return [heads, ...rows].map(lineOf).join('\n');
}

/** Record 0077: an order is three calls with a commit each, of which its last floor is one. */
function processorOf({ name, cpuMs, ratios, rows }: Figure): string[] {
  if (cpuMs === null) return [];
  const times = rows.find((row) => row.name === `${name}-cpu`)?.ratio ?? null;
  const beside = times === null ? '' : `, ${times.toFixed(1)} times that of ${ratios.at(-1)?.floor}`;
  return [`processor ${cpuMs.toFixed(2)} ms each${beside}`];
}

const ratioWords = { rate: 'of', p95: 'times the p95 of', p50: 'times the p50 of' } as const;

const widths = [18, 11, 8, 8, 8, 0];

const lineOf = (cells: readonly string[]): string =>
  cells
    .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : ` ${cell.padStart(widths[column] ?? 0)}`))
    .join('')
    .trimEnd();
