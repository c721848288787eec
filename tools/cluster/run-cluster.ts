import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { clusterPrograms, installPrograms, missing, packagesOf } from '../test/programs.ts';

// `npm run cluster`: starts nginx, three nodes, a primary database and its standby, PgBouncer, Redis and object storage
// on the local machine. The command kills each of them while guests order. As root the command installs missing
// programs from Debian. `--postgres FOLDER` uses initdb and postgres from this folder instead of the npm package.
const { values } = parseArgs({ options: { postgres: { type: 'string' }, nodes: { type: 'string', default: '3' } } });
const limitMs = 20 * 60_000;

if (!/^[1-9]$/.test(values.nodes)) throw new Error(`--nodes ${values.nodes} is not a number of nodes`);
await installPrograms(clusterPrograms);
const absent = missing(clusterPrograms);
if (absent.length > 0) {
  const packages = packagesOf(absent, clusterPrograms).join(' ');
  console.error(`Not found: ${absent.join(', ')}. To install them: apt-get install ${packages}`);
  process.exitCode = 1;
} else process.exitCode = await run();

async function run(): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chifan-cluster-run-'));
  // PostgreSQL and PgBouncer run as another user, so allow this user to enter the folder.
  await chmod(folder, 0o711);
  const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'cluster', '--disable-console-intercept'], {
    env: {
      ...process.env,
      CLUSTER_NODES: values.nodes,
      CLUSTER_POSTGRES: values.postgres ?? '',
      TMPDIR: folder,
      // nginx uses a self-signed certificate made for this run, so Node must not verify it.
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
      NODE_NO_WARNINGS: '1',
    },
    stdio: 'inherit',
    // Start vitest in a new process group, so that this script can end all processes of the group.
    detached: true,
  });
  const end = () => endGroup(child.pid);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  const tooLate = setTimeout(() => {
    console.error('The run took too long and was stopped.');
    end();
  }, limitMs);
  const status = await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  clearTimeout(tooLate);
  end();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  return status;
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Ignore the error, because it means that the process group has already ended.
  }
}
