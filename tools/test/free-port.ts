import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ephemeral ports: an outgoing connection could take one of those before a server does.
const lowest = 20_000;
const highest = 32_000;

export async function freePort(): Promise<number> {
  const port = randomInt(lowest, highest);
  return (await isFree(port)) ? port : freePort();
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
