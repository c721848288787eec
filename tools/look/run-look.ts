import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// `npm run look`: finds words that are cut, hidden or beyond the edge, on every guest screen in every language and
// size.
const { values } = parseArgs({
  options: {
    languages: { type: 'string' },
    widths: { type: 'string' },
    texts: { type: 'string' },
    schemes: { type: 'string' },
    screens: { type: 'string' },
    pictures: { type: 'string' },
  },
});
const files = (values.languages ?? '')
  .split(',')
  .filter(Boolean)
  .map((language) => `tests/look/${language}.test.ts`);
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
// Paths must come before the options, because vitest would use a path after an option as the value of the option.
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', ...files, '--project=look', '--disable-console-intercept'],
  {
    env: { ...process.env, LOOK: JSON.stringify(values) },
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
