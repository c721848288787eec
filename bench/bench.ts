import { writeFileSync } from 'node:fs';
import { argumentsOf, usage, type Wanted } from './arguments.ts';
import { triedUnderDeadline } from './deadline.ts';
import { type FigureRow, figuresOf, tableOf } from './figures.ts';
import { measure, type Series } from './measure.ts';
import { measureServer } from './memory.ts';

// `npm run bench`: throughput and latency of the hot calls, beside floors measured in the same run.
const wanted = argumentsOf(process.argv.slice(2));
if (wanted.problem === null) {
  const measured = await triedUnderDeadline(wanted.longestSeconds, async (closers) => ({
    series: wanted.names.length === 0 ? [] : await measure(wanted, closers, console.log),
    server: await measureServer(wanted, closers, console.log),
  }));
  if (measured !== null) tell(measured, wanted);
} else {
  console.error(`${wanted.problem}\n${usage}`);
  process.exitCode = 2;
}

type Measured = { readonly series: readonly Series[]; readonly server: readonly FigureRow[] };

function tell({ series, server }: Measured, { json }: Wanted): void {
  const figures = figuresOf(series);
  if (figures.length > 0) console.log(`\n${tableOf(figures)}`);
  for (const { name, value, unit, reference, ratio } of server)
    console.log(
      `\n${name}: ${value} ${unit}${reference === null ? '' : `, before ${reference}, ${ratio} times as much`}`,
    );
  const rows = [...figures.flatMap((figure) => figure.rows), ...server];
  if (json !== null) writeFileSync(json, `${JSON.stringify(rows, null, 2)}\n`);
  for (const { name, failures } of series.filter((one) => one.failures > 0)) {
    console.error(`${name}: ${failures} answers were failures.`);
    process.exitCode = 1;
  }
}
