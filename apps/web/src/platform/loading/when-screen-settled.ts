import { afterPaint } from '@chifan/ui';
import { queryClient } from '../query.ts';

/** Resolves when all first calls of the screen have responses and are painted. */
export async function whenScreenSettled(): Promise<void> {
  // The first render starts the remaining calls, so wait for the first render.
  await afterPaint();
  await answered();
  await afterPaint();
}

const answered = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (queryClient.isFetching({ predicate: isAwaited }) > 0) return;
      stop();
      resolve();
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    look();
  });

const isAwaited = ({ state }: { readonly state: { readonly data: unknown } }) => state.data === undefined;
