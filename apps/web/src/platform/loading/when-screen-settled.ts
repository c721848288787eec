import { afterPaint } from '@chifan/ui';
import { queryClient } from '../query.ts';

/** Resolves once all first calls of the screen are answered and painted. */
export async function whenScreenSettled(): Promise<void> {
  // The first render starts the remaining calls.
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
