import type { BenchCity } from '../city/build-city.ts';
import { median } from '../figures.ts';
import type { NodesSample } from '../load/nodes-load.ts';
import type { Database } from '../product.ts';

export type City = { readonly database: Database; readonly city: BenchCity };

export type Layout = {
  readonly key: string;
  readonly name: string;
  readonly cities: 1 | 2;
  /** Of each city. */
  readonly nodes: number;
  readonly byRedis: boolean;
};

/** The first is what all others are compared with. */
export const layouts: readonly Layout[] = [
  { key: '1', name: '1 node', cities: 1, nodes: 1, byRedis: false },
  { key: '2', name: '2 nodes, NOTIFY', cities: 1, nodes: 2, byRedis: false },
  { key: '2-redis', name: '2 nodes, Redis', cities: 1, nodes: 2, byRedis: true },
  { key: '3', name: '3 nodes, NOTIFY', cities: 1, nodes: 3, byRedis: false },
  { key: '3-redis', name: '3 nodes, Redis', cities: 1, nodes: 3, byRedis: true },
  { key: 'cities', name: '2 cities, 1 node each', cities: 2, nodes: 1, byRedis: false },
];

/** Medians of the rounds, in the form in which docs/plans.md keeps them. */
export function tableOf(measured: ReadonlyMap<Layout, readonly NodesSample[]>): string {
  const head = ['layout', 'orders a second', 'p50', 'p99', 'CPU of nodes', 'CPU of PostgreSQL', 'connections', 'busy'];
  const rows = [...measured].map(([{ name }, samples]) => {
    const of = (key: keyof NodesSample) => median(samples.map((sample) => sample[key]));
    return [
      name,
      of('perSecond').toFixed(0),
      `${of('p50').toFixed(0)} ms`,
      `${of('p99').toFixed(0)} ms`,
      `${of('nodesCpuMs').toFixed(1)} ms`,
      `${of('databaseCpuMs').toFixed(1)} ms`,
      of('connections').toFixed(0),
      of('busy').toFixed(1),
    ];
  });
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
