import type { Probed } from './probe.ts';

export type Phase = {
  /** The injected fault, such as the killed process. */
  readonly name: string;
  /** Milliseconds from the injected fault until menu changes reached every node again in time. */
  readonly recoveredMs: number;
  /** The longest time in milliseconds in which no guest's order was accepted. */
  readonly pauseMs: number;
  readonly orders: number;
  readonly seconds: number;
  readonly probed: readonly Probed[];
  /** Delays of the menu changes that were made after the recovery. */
  readonly calm: readonly Probed[];
};

const maxLiveMs = 1_000;
const maxMenuMs = 2_000;

/** Lists the promised limits that a phase of the test exceeded. */
export const breachesOf = (phases: readonly Phase[]): string[] =>
  phases.flatMap(({ name, recoveredMs, probed, calm }) => [
    ...(Number.isFinite(recoveredMs) ? [] : [`${name}: a change was not live at every node within a minute`]),
    ...(calm.every(({ liveMs }) => liveMs !== null && liveMs <= maxLiveMs)
      ? []
      : [`${name}: news was live after ${liveText(calm)}`]),
    ...(probed.every(({ menuMs }) => menuMs <= maxMenuMs) ? [] : [`${name}: a menu was ${menuText(probed)} old`]),
  ]);

const header = [
  'lost',
  'recovered',
  'orders',
  'a second',
  'longest pause',
  'live p50',
  'live most',
  'menu oldest',
  'changes',
];

export function tableOf(phases: readonly Phase[]): string {
  const rows = phases.map(({ name, recoveredMs, pauseMs, orders, seconds, probed, calm }) => [
    name,
    `${(recoveredMs / 1000).toFixed(1)} s`,
    String(orders),
    (orders / seconds).toFixed(1),
    `${(pauseMs / 1000).toFixed(1)} s`,
    `${median(calm).toFixed(0)} ms`,
    liveText(calm),
    menuText(probed),
    String(probed.length),
  ]);
  const widths = header.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return [header, ...rows].map(line).join('\n');
}

const median = (probed: readonly Probed[]): number => {
  const sorted = probed.flatMap(({ liveMs }) => (liveMs === null ? [] : [liveMs])).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const liveText = (probed: readonly Probed[]): string =>
  probed.some(({ liveMs }) => liveMs === null)
    ? 'never'
    : `${Math.max(...probed.map(({ liveMs }) => liveMs ?? 0)).toFixed(0)} ms`;

const menuText = (probed: readonly Probed[]): string =>
  `${Math.max(...probed.map(({ menuMs }) => menuMs)).toFixed(0)} ms`;
