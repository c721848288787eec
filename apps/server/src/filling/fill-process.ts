import { fillDatabase } from './fill-database.ts';
import type { FillMessage, FillOptions } from './filling.ts';

const tell = (news: FillMessage): Promise<void> => new Promise((resolve) => void process.send?.(news, () => resolve()));

// Ctrl-C in a terminal also signals the filling process. It ignores the signal and ends when the server ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit(1));

process.once('message', (filling: FillOptions) => void fill(filling));

async function fill(filling: FillOptions): Promise<void> {
  try {
    await fillDatabase(filling, (line) => void tell({ line }));
    process.exit(0);
  } catch (error) {
    await tell(newsOf(error));
    process.exit(1);
  }
}

function newsOf(error: unknown): FillMessage {
  const failure = error instanceof Error ? error : new Error(String(error));
  const { code, syscall, path }: Error & { code?: unknown; syscall?: unknown; path?: unknown } = failure;
  return { failure, code, syscall, path };
}
