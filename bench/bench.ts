import { writeFileSync } from 'node:fs';
import { type BenchArguments, readArguments, usage } from './arguments.ts';
import { runWithDeadline } from './deadline.ts';
import { type FigureRow, figuresOf, formatTable, rowsOf } from './figures.ts';
import { measureSeries, type Series } from './measure.ts';
import { measureServer } from './server-figures.ts';

// Entry point of `npm run bench`, which measures throughput and latency of frequent calls, start time, memory and live
// updates.
const args = readArguments(process.argv.slice(2));
if (args.problem === null) {
  const measured = await runWithDeadline(args.maxSeconds, async (closers) => ({
    series: args.series.length === 0 ? [] : await measureSeries(args, closers, console.log),
    server: await measureServer(args, closers, console.log),
  }));
  if (measured !== null) report(measured, args);
} else {
  console.error(`${args.problem}\n${usage}`);
  process.exitCode = 2;
}

type Measured = { readonly series: readonly Series[]; readonly server: readonly FigureRow[] };

function report({ series, server }: Measured, { json }: BenchArguments): void {
  const figures = figuresOf(series);
  if (figures.length > 0) console.log(`\n${formatTable(figures)}`);
  for (const { name, value, unit } of server) console.log(`${name}: ${value} ${unit}`);
  const rows = [...figures.flatMap(rowsOf), ...server];
  if (json !== null) writeFileSync(json, `${JSON.stringify(rows, null, 2)}\n`);
  for (const { name, samples } of series) {
    const failures = samples.reduce((sum, sample) => sum + sample.failures, 0);
    if (failures === 0) continue;
    console.error(`${name}: ${failures} responses failed.`);
    process.exitCode = 1;
  }
}
