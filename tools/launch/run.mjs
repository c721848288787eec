import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { root } from './project.mjs';

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command in the foreground and forwards signals to it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, ipc?: boolean }} [options] with `ipc` the child process detects that this process
 * was killed
 * @returns {Promise<number>} the exit code
 */
export function run(command, args, { env = process.env, ipc = false } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: ipc ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
  });
  const pass = (signal) => child.kill(signal);
  for (const signal of forwarded) process.on(signal, pass);
  const parents = ancestors();
  // When npm is killed, this process survives. The process must still stop the server, so it watches its parent
  // processes.
  const orphaned = setInterval(() => ancestors() !== parents && pass('SIGTERM'), 250);
  if (process.env.npm_lifecycle_event === undefined) clearInterval(orphaned);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(orphaned);
      for (const name of forwarded) process.off(name, pass);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/** The ids of the parent process and of its parent. npm starts this process through a shell, which survives npm. */
function ancestors() {
  try {
    const [, parentOfParent] = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return `${process.ppid} ${parentOfParent}`;
  } catch {
    return String(process.ppid);
  }
}

/**
 * Runs a command in the background and collects its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function collect(command, args, { cwd = root, env = process.env } = {}) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Prints every 15 seconds that `what`, a long task, is still running.
 * @template T
 * @param {string} what
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withHeartbeat(what, work) {
  const since = Date.now();
  const beat = setInterval(() => console.log(`  … ${what} (${Math.round((Date.now() - since) / 1000)} s)`), 15_000);
  try {
    return await work;
  } finally {
    clearInterval(beat);
  }
}
