import type { Figure } from './figures.ts';
import { seriesNames } from './series.ts';

const heads = ['', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'beside its floors'];

/** One line a figure; a call's rate stands beside the share of each floor that it reaches. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, perSecond, p50, p95, p99, ratios, placingP99, cpuMs }) => [
    name,
    perSecond.toFixed(0),
    ...[p50, p95, p99].map((value) => value.toFixed(1)),
    ratios
      .map(({ floor, ratio }) => `${ratio.toFixed(2)} ${ratioWords[seriesNames[name].judged]} ${floor}`)
      .concat(placingP99 === null ? [] : `placing p99 ${placingP99.toFixed(1)} ms`)
      .concat(cpuMs === null ? [] : `processor ${cpuMs.toFixed(2)} ms each`)
      .join(', '),
  ]);
  return [heads, ...rows].map(lineOf).join('\n');
}

const ratioWords = { rate: 'of', p95: 'times the p95 of', p50: 'times the p50 of' } as const;

const widths = [18, 11, 8, 8, 8, 0];

const lineOf = (cells: readonly string[]): string =>
  cells
    .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : ` ${cell.padStart(widths[column] ?? 0)}`))
    .join('')
    .trimEnd();
