import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// `npm run look`: every screen of a guest in every language, looked at for words that are cut, hidden or beyond the edge.
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
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'look', '--disable-console-intercept'], {
  env: { ...process.env, LOOK: JSON.stringify(values) },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
