import { writeFileSync } from 'node:fs';
import { argumentsOf, usage, type Wanted } from './arguments.ts';
import { triedUnderDeadline } from './deadline.ts';
import { figuresOf } from './figures.ts';
import { measure, type Series } from './measure.ts';
import { tableOf } from './table.ts';

// `npm run bench`: how fast the calls are that carry the load, beside floors measured in the same run.
const wanted = argumentsOf(process.argv.slice(2));
if (wanted.problem === null) {
  const measured = await triedUnderDeadline(wanted.longestSeconds, (closers) => measure(wanted, closers, console.log));
  if (measured !== null) tell(measured, wanted);
} else {
  console.error(`${wanted.problem}\n${usage}`);
  process.exitCode = 2;
}

function tell(measured: readonly Series[], { json }: Wanted): void {
  const figures = figuresOf(measured);
  console.log(`\n${tableOf(figures)}`);
  if (json !== null)
    writeFileSync(
      json,
      `${JSON.stringify(
        figures.flatMap(({ rows }) => rows),
        null,
        2,
      )}\n`,
    );
  for (const { name, failures } of measured.filter((series) => series.failures > 0)) {
    console.error(`${name}: ${failures} answers were failures.`);
    process.exitCode = 1;
  }
}
