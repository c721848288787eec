import { painted } from '@chifan/ui';
import { queryClient } from '../query.ts';

/** Resolves once all that the screen asked for at first is answered, and can be seen. */
export async function settled(): Promise<void> {
  // What is drawn first asks for the rest.
  await painted();
  await answered();
  await painted();
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
