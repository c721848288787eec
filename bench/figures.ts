import type { Sample, Series } from './measure.ts';
import { type SeriesName, seriesPlans } from './series.ts';

/** A row of `--json`. `reference` is the figure of the baseline in the same run, in the same unit. */
export type FigureRow = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly reference: number | null;
  readonly ratio: number | null;
};

type Figures = {
  readonly name: SeriesName;
  /** The median of the rounds. */
  readonly perSecond: number;
  /** Milliseconds over all rounds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Order paths only: p99 of the place call, and processor time of server and database per order, in milliseconds. */
  readonly placingP99: number | null;
  readonly cpuMs: number | null;
};

type ComparedFigures = Figures & { readonly baseline: Figures | undefined; readonly rows: readonly FigureRow[] };

export function figuresOf(measured: readonly Series[]): ComparedFigures[] {
  const all = measured.map(figuresOfSeries);
  return all.map((figures) => {
    const { baseline: name } = seriesPlans[figures.name];
    const baseline = all.find((other) => other.name === name);
    return { ...figures, baseline, rows: rowsOf(figures, baseline) };
  });
}

function figuresOfSeries({ name, samples }: Series): Figures {
  const sorted = samples.flatMap(({ latencies }) => latencies).toSorted((a, b) => a - b);
  const placing = samples.flatMap((sample) => sample.placing ?? []).toSorted((a, b) => a - b);
  const cpu = samples.flatMap(cpuPerOrder);
  return {
    name,
    perSecond: median(samples.map(({ latencies, seconds }) => latencies.length / seconds)),
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    placingP99: placing.length === 0 ? null : quantile(placing, 0.99),
    cpuMs: cpu.length === 0 ? null : median(cpu),
  };
}

const cpuPerOrder = ({ cpuMs, latencies }: Sample): number[] =>
  cpuMs === null || cpuMs === undefined ? [] : [cpuMs / latencies.length];

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

/** The compared metric comes first, under the name of the series. */
function rowsOf(figures: Figures, baseline: Figures | undefined): FigureRow[] {
  const { name } = figures;
  const ms = (key: 'p50' | 'p95' | 'p99') => figureRow(`${name}-${key}`, figures[key], 'ms', baseline?.[key]);
  const rate = (rowName: string) => figureRow(rowName, figures.perSecond, 'requests/s', baseline?.perSecond);
  if (seriesPlans[name].metric === 'p95')
    return [figureRow(name, figures.p95, 'ms', baseline?.p95), ms('p50'), ms('p99'), rate(`${name}-rate`)];
  return [
    rate(name),
    ms('p50'),
    ms('p95'),
    ms('p99'),
    ...(figures.placingP99 === null ? [] : [figureRow(`${name}-placing-p99`, figures.placingP99, 'ms')]),
    ...(figures.cpuMs === null ? [] : [figureRow(`${name}-cpu`, figures.cpuMs, 'ms')]),
  ];
}

export const figureRow = (name: string, value: number, unit: string, reference?: number): FigureRow => ({
  name,
  value: rounded(value),
  unit,
  reference: reference === undefined ? null : rounded(reference),
  ratio: reference === undefined ? null : rounded(value / reference),
});

const rounded = (value: number): number => Number(value.toPrecision(4));

/** One line per series. */
export function formatTable(figures: readonly ComparedFigures[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    figure.perSecond.toFixed(0),
    ...[figure.p50, figure.p95, figure.p99].map((value) => value.toFixed(1)),
    [comparison(figure), orderFigures(figure)].filter((text) => text !== '').join(', '),
  ]);
  return [['', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'compared'], ...rows].map(formatLine).join('\n');
}

function comparison({ name, rows, baseline }: ComparedFigures): string {
  const ratio = rows[0]?.ratio?.toFixed(2);
  if (baseline === undefined || ratio === undefined) return '';
  return seriesPlans[name].metric === 'rate' ? `${ratio} of ${baseline.name}` : `${ratio} × p95 of ${baseline.name}`;
}

const orderFigures = ({ placingP99, cpuMs }: Figures): string =>
  [
    ...(placingP99 === null ? [] : [`place call p99 ${placingP99.toFixed(1)} ms`]),
    ...(cpuMs === null ? [] : [`processor ${cpuMs.toFixed(2)} ms per order`]),
  ].join(', ');

const widths = [18, 11, 8, 8, 8, 0];

const formatLine = (cells: readonly string[]): string =>
  cells
    .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : ` ${cell.padStart(widths[column] ?? 0)}`))
    .join('')
    .trimEnd();
