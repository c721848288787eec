import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** For a program that cannot be told to choose one. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Until a program that was started listens there. @throws Error when it `hasEnded` instead. */
export async function listening(port: number, hasEnded: () => boolean): Promise<void> {
  while (!(await answers(port))) {
    if (hasEnded()) throw new Error(`What was started ended before it listened on ${port}`);
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
