import type { Sample } from './load/sample.ts';
import type { Series } from './measure.ts';
import { type SeriesName, seriesPlans } from './series.ts';

/** A measured value, as written to the file of `--json`. */
export type FigureRow = { readonly name: string; readonly value: number; readonly unit: string };

type Figures = {
  readonly name: SeriesName;
  /** Responses per second: the median of the rounds. */
  readonly perSecond: number;
  /** Latencies in milliseconds over all rounds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /**
   * Only for series of orders, in milliseconds: 99th percentile of the call that places the order, and processor time
   * of server and database per order.
   */
  readonly placingP99: number | null;
  readonly cpuMs: number | null;
};

export const figuresOf = (measured: readonly Series[]): Figures[] => measured.map(figuresOfSeries);

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

/** Returns one row per measurement. The main measurement comes first and has the name of the series. */
export function rowsOf({ name, perSecond, p50, p95, p99, placingP99, cpuMs }: Figures): FigureRow[] {
  const isLatency = seriesPlans[name].metric === 'p95';
  const rate = figureRow(isLatency ? `${name}-rate` : name, perSecond, 'requests/s');
  const main = figureRow(isLatency ? name : `${name}-p95`, p95, 'ms');
  return [
    ...(isLatency ? [main, rate] : [rate, main]),
    figureRow(`${name}-p50`, p50, 'ms'),
    figureRow(`${name}-p99`, p99, 'ms'),
    ...(placingP99 === null ? [] : [figureRow(`${name}-placing-p99`, placingP99, 'ms')]),
    ...(cpuMs === null ? [] : [figureRow(`${name}-cpu`, cpuMs, 'ms')]),
  ];
}

export const figureRow = (name: string, value: number, unit: string): FigureRow => ({
  name,
  value: Number(value.toPrecision(4)),
  unit,
});

/** Formats the results as a table with one line per series. */
export function formatTable(figures: readonly Figures[]): string {
  const rows = figures.map(({ name, perSecond, p50, p95, p99, placingP99, cpuMs }) => [
    name,
    perSecond.toFixed(0),
    ...[p50, p95, p99].map((value) => value.toFixed(1)),
    placingP99?.toFixed(1) ?? '',
    cpuMs?.toFixed(2) ?? '',
  ]);
  const head = ['', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'place p99 ms', 'CPU ms/order'];
  return [head, ...rows].map(formatLine).join('\n');
}

const widths = [18, 11, 8, 8, 8, 13, 13];

const formatLine = (cells: readonly string[]): string =>
  cells
    .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : ` ${cell.padStart(widths[column] ?? 0)}`))
    .join('')
    .trimEnd();
