import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { BenchCity } from '../city/build-city.ts';
import type { Closers } from '../deadline.ts';
import type { ScenarioName } from '../load/scenarios.ts';

/** Whose rows are written; of an order also only those of placing. */
export type WrittenPath = 'order-path' | 'place-order' | 'setmeal-path';

export type Question =
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'kept'; readonly body: Buffer; readonly encoding: string | null }
  | { readonly kind: 'open'; readonly databaseUrl: string; readonly connections: number; readonly city: BenchCity }
  | { readonly kind: 'replay'; readonly scenario: ScenarioName; readonly seconds: number }
  | { readonly kind: 'rows'; readonly path: WrittenPath; readonly connections: number; readonly seconds: number };

export type Floor = { ask(question: Question): Promise<unknown> };

/** In a process of its own, so that it has a core and an event loop like the product. */
export async function openFloor(script: string, closers: Closers): Promise<Floor> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), { serialization: 'advanced' });
  closers.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  });
  return {
    ask: async (question) => {
      const answered = new AbortController();
      const { signal } = answered;
      const answer = once(child, 'message', { signal });
      const end = once(child, 'exit', { signal });
      child.send(question);
      try {
        const said = await Promise.race([answer, end.then(() => null)]);
        if (said === null) throw new Error(`${script} ended before it answered`);
        return said[0];
      } finally {
        // The loser of the race rejects later, without a listener.
        for (const waiting of [answer, end]) waiting.catch(() => undefined);
        answered.abort();
      }
    },
  };
}

/** The child's side. */
export function answerQuestions(answer: (question: Question) => Promise<object>): void {
  process.on('message', (question: Question) => {
    answer(question).then(
      (answered) => process.send?.(answered),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.on('disconnect', () => process.exit(0));
  process.on('SIGINT', () => undefined);
}
