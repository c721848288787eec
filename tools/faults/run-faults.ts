import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// `npm run faults -- --rounds N`: kills the server N times under a load of mixed orders and counts violated invariants.
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } });
if (!/^[1-9]\d{0,4}$/.test(values.rounds)) throw new Error(`--rounds ${values.rounds} is not a number of rounds`);
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'faults', '--disable-console-intercept'], {
  env: { ...process.env, FAULT_ROUNDS: values.rounds },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
