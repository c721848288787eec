import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

type Options = { readonly publicUrl: string; readonly dataDir: string; readonly log: (line: string) => void };

const entry = fileURLToPath(new URL('./server-process.ts', import.meta.url));
const project = fileURLToPath(new URL('../../', import.meta.url));

/** Folders with files that the server runs or reads. A change in them restarts the server. */
const watched = [
  'apps/server/src',
  'apps/sandbox/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/phrases',
  'database',
];
const isServerCode = (file: string) => /\.(ts|sql|po|json)$/.test(file) && !file.endsWith('.test.ts');

/** Wait in milliseconds after a change, so that an editor that saves several files causes one restart. */
const saveMs = 50;
/** Milliseconds until the old server process is killed. PostgreSQL then rolls back its open transactions. */
const closeMs = 2_000;

/** Runs the server in a child process and starts a new process when server code changes. */
export function superviseServer({ publicUrl, dataDir, log }: Options) {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    // Use Node's compile cache, so that a restart compiles only changed files.
    NODE_COMPILE_CACHE: path.resolve(dataDir, 'compile-cache'),
  };
  const stopping = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let current = start(env);

  /** Starts a new server process while the old process ends. Several servers may share a database. */
  function restart(): void {
    const since = performance.now();
    const ending = stop(current.child).finally(() => stopping.delete(ending));
    stopping.add(ending);
    current = start(env);
    const { child, address } = current;
    address.then(
      () => log(`The server restarted in ${((performance.now() - since) / 1000).toFixed(1)} s.`),
      () => child === current.child && log('The server ended. It starts again after the next change.'),
    );
  }

  const watchers = watched.map((folder) =>
    watch(project + folder, { recursive: true }, (_event, file) => {
      if (file === null || !isServerCode(file)) return;
      clearTimeout(timer);
      timer = setTimeout(restart, saveMs);
    }),
  );

  return {
    /**
     * URL of the newest server process. Pending until the server is ready. @throws Error if the process ended before it
     * was ready
     */
    address: () => current.address,
    close: async (): Promise<void> => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await Promise.all([...stopping, stop(current.child)]);
    },
  };
}

function start(env: NodeJS.ProcessEnv): { readonly child: ChildProcess; readonly address: Promise<string> } {
  const child = fork(entry, { env });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.once('message', (address) => typeof address === 'string' && resolve(address));
  child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it served.`)));
  // Avoid an unhandled rejection when no request waits for the URL. The child process prints the error.
  promise.catch(() => undefined);
  return { child, address: promise };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.disconnect();
  const late = setTimeout(() => child.kill('SIGKILL'), closeMs);
  await ended;
  clearTimeout(late);
}
