import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/** A live connection of a shop's console to one node. */
export type Listener = {
  /**
   * The first time after `since` at which the node sent an event of the given topic (`performance.now()`), or
   * undefined.
   */
  toldAfter(topic: string, since: number): number | undefined;
  close(): void;
};

const message = z.object({ topic: z.string() });
const retryMs = 250;

export function listenAt(url: string, token: string): Listener {
  const told = new Map<string, number[]>();
  const ending = new AbortController();
  const hear = async (): Promise<void> => {
    const response = await fetch(`${url}/rest/live`, { headers: { authorization: token }, signal: ending.signal });
    if (!response.ok || response.body === null) return;
    let rest = '';
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((each) => each.startsWith('data: '))) {
        const { topic } = message.parse(JSON.parse(line.slice(6)));
        told.set(topic, [...(told.get(topic) ?? []), performance.now()].slice(-50));
      }
    }
  };
  void (async () => {
    while (!ending.signal.aborted) {
      // The connection broke because the node was killed. The node restarts soon, so connect again.
      await hear().catch(() => undefined);
      await sleep(retryMs);
    }
  })();
  return {
    toldAfter: (topic, since) => told.get(topic)?.find((at) => at >= since),
    close: () => ending.abort(),
  };
}
