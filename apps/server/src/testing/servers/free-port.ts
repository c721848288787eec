import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

// Test servers use ports below the ephemeral range, because an outgoing connection could otherwise take the port first.
const lowest = 20_000;
const highest = 32_000;

/** Returns a free port, for a program that cannot choose a port itself or that must restart on the same port. */
export async function freePort(): Promise<number> {
  const port = randomInt(lowest, highest);
  return (await isFree(port)) ? port : freePort();
}

const tries = 5;

/**
 * Starts a program on a free port. If the start fails, for example because another program took the port, retries on
 * another port.
 * @throws the error of the last start
 */
export async function onFreePort<Started>(start: (port: number) => Promise<Started>): Promise<Started> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await start(await freePort());
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    const listening = once(probe, 'listening');
    probe.listen(port, '127.0.0.1');
    await listening;
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

/** Waits until a started program accepts connections on the port. @throws Error if `hasEnded` becomes true first. */
export async function listening(port: number, hasEnded: () => boolean): Promise<void> {
  while (!(await answers(port))) {
    if (hasEnded()) throw new Error(`The program ended before it listened on port ${port}`);
    await sleep(20);
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = once(socket, 'connect').then(
    () => true,
    () => false,
  );
  return isOpen.finally(() => socket.destroy());
}
