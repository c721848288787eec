import { writeFileSync } from 'node:fs';
import { argumentsOf, usage } from './arguments.ts';
import { underDeadline } from './deadline.ts';
import { figuresOf } from './figures.ts';
import { measure } from './measure.ts';
import { tableOf } from './table.ts';

// `npm run bench`: how fast the calls are that carry the load, beside floors measured in the same run.
const wanted = argumentsOf(process.argv.slice(2));
if (wanted.problem !== null) {
  console.error(`${wanted.problem}\n${usage}`);
  process.exitCode = 2;
} else {
  const measured = await underDeadline(wanted.longestSeconds, (stop) => measure(wanted, stop, console.log));
  const figures = figuresOf(measured);
  console.log(`\n${tableOf(figures)}`);
  if (wanted.json !== null)
    writeFileSync(
      wanted.json,
      `${JSON.stringify(
        figures.flatMap((figure) => figure.rows),
        null,
        2,
      )}\n`,
    );
  const broken = measured.filter((series) => series.failures > 0);
  for (const { name, failures } of broken) console.error(`${name}: ${failures} answers were failures.`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
