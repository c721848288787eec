import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { favouriteIdsQuery, updateFavouriteIds } from './favourites.ts';

/**
 * Opens a query for favourites, as a screen with heart buttons does. `answers` are the server’s responses to the
 * successive requests.
 */
function hearts(answers: readonly Promise<number[]>[]) {
  const queries = new QueryClient();
  const left = [...answers];
  // As in the app, a cancelled request is aborted.
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    signal.throwIfAborted();
    return left.shift() ?? Promise.reject(new Error('one reading too many'));
  };
  const observer = new QueryObserver(queries, { ...favouriteIdsQuery, queryFn });
  const close = observer.subscribe(() => undefined);
  return { queries, close, shown: () => observer.getCurrentResult().data };
}

test('an outdated response that arrives late does not undo a favourite that the guest has just added', async () => {
  const late = Promise.withResolvers<number[]>();
  const { queries, close, shown } = hearts([late.promise, Promise.resolve([7, 3])]);
  await updateFavouriteIds(queries, 7, true);
  late.resolve([3]);
  await expect.poll(shown).toEqual([7, 3]);
  close();
});

test('changing a favourite updates the loaded list of favourites without a request', async () => {
  const { queries, close, shown } = hearts([Promise.resolve([3])]);
  await expect.poll(shown).toEqual([3]);
  await updateFavouriteIds(queries, 7, true);
  expect(shown()).toEqual([7, 3]);
  await updateFavouriteIds(queries, 3, false);
  expect(shown()).toEqual([7]);
  close();
});
