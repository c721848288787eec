import { parts } from './parts.ts';
import { runParts } from './run-parts.ts';

// `npm run check` runs all checks. `npm run check -- types,tidy` runs some. `npm run check -- prose --update` lowers
// the baseline of prose.
const wanted = process.argv
  .slice(2)
  .flatMap((word) => word.split(','))
  .filter((word) => word !== '' && word !== '--update');
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Parts: ${parts.map((part) => part.name).join(', ')}.`);
  process.exitCode = 2;
} else {
  const chosen = wanted.length === 0 ? parts : parts.filter((part) => wanted.includes(part.name));
  process.exitCode = (await runParts(chosen, console.log)) ? 0 : 1;
}
