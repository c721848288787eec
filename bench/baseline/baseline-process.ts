import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Closers } from '../deadline.ts';

/** The content that the baseline server returns from now on. */
export type BaselineRequest =
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'bytes'; readonly body: Buffer; readonly encoding: string | null };

export type Baseline = { request(message: BaselineRequest): Promise<unknown> };

/** Starts a bare server in its own process, so that it has a core and an event loop like the product. */
export async function openBaseline(script: string, closers: Closers): Promise<Baseline> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), { serialization: 'advanced' });
  closers.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  });
  return {
    request: async (message) => {
      const abort = new AbortController();
      const response = once(child, 'message', { signal: abort.signal });
      const exit = once(child, 'exit', { signal: abort.signal });
      child.send(message);
      try {
        const received = await Promise.race([response, exit.then(() => null)]);
        if (received === null) throw new Error(`${script} exited before it responded`);
        return received[0];
      } finally {
        // The loser of the race rejects later, without a listener.
        for (const pending of [response, exit]) pending.catch(() => undefined);
        abort.abort();
      }
    },
  };
}

/** Runs in the child. */
export function handleRequests(handle: (message: BaselineRequest) => Promise<object>): void {
  process.on('message', (message: BaselineRequest) => {
    handle(message).then(
      (response) => process.send?.(response),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.on('disconnect', () => process.exit(0));
  process.on('SIGINT', () => undefined);
}
