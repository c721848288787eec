import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheFolder } from './project.mjs';

/**
 * Lets only one process at a time install and build in this folder. Other processes wait. A read-only folder needs no
 * lock.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inTurn(work) {
  const folder = cacheFolder();
  if (folder === null) return work();
  const file = path.join(folder, 'preparing');
  let waited = false;
  while (!take(file)) {
    if (!waited) console.log('Waiting for another start that prepares this folder.');
    waited = true;
    await sleep(200);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') return true;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

/** Whether the process that created the lock file is still running. False if it was killed. */
function isHeld(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // The process id is written a moment after the lock file is created, so an empty file counts as locked.
    if (pid > 0) process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
