import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { favouriteIdsQuery, updateFavouriteIds } from './favourites.ts';

/** A screen with hearts. `answers` are the server's, in the order of the fetches. */
function hearts(answers: readonly Promise<number[]>[]) {
  const queries = new QueryClient();
  const left = [...answers];
  // As in the app, an unwanted fetch is aborted.
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    signal.throwIfAborted();
    return left.shift() ?? Promise.reject(new Error('one reading too many'));
  };
  const observer = new QueryObserver(queries, { ...favouriteIdsQuery, queryFn });
  const close = observer.subscribe(() => undefined);
  return { queries, close, shown: () => observer.getCurrentResult().data };
}

test('a late answer from before the change does not undo a favourite', async () => {
  const late = Promise.withResolvers<number[]>();
  const { queries, close, shown } = hearts([late.promise, Promise.resolve([7, 3])]);
  await updateFavouriteIds(queries, 7, true);
  late.resolve([3]);
  await expect.poll(shown).toEqual([7, 3]);
  close();
});

test('a known list of favourites changes without a server call', async () => {
  const { queries, close, shown } = hearts([Promise.resolve([3])]);
  await expect.poll(shown).toEqual([3]);
  await updateFavouriteIds(queries, 7, true);
  expect(shown()).toEqual([7, 3]);
  await updateFavouriteIds(queries, 3, false);
  expect(shown()).toEqual([7]);
  close();
});
