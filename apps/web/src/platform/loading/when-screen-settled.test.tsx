import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../query.ts';
import { whenScreenSettled } from './when-screen-settled.ts';

afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

test('`whenScreenSettled` waits until all first calls of the screen have a response', async () => {
  vi.useFakeTimers();
  let answer: (words: string) => void = () => {};
  const asked = queryClient.fetchQuery({ queryKey: ['slow'], queryFn: () => new Promise((come) => (answer = come)) });
  const seen = vi.fn();
  const waiting = whenScreenSettled().then(seen);
  await vi.advanceTimersByTimeAsync(600);
  expect(seen).not.toHaveBeenCalled();
  answer('here');
  await asked;
  await vi.advanceTimersByTimeAsync(600);
  await waiting;
  expect(seen).toHaveBeenCalledOnce();
});

test('`whenScreenSettled` does not wait for a failed call or a refetch', async () => {
  queryClient.setQueryData(['known'], 'an hour ago');
  let renew: (words: string) => void = () => {};
  const renewed = queryClient.fetchQuery({
    queryKey: ['known'],
    queryFn: () => new Promise((come) => (renew = come)),
    staleTime: -1,
  });
  const failing = queryClient.fetchQuery({ queryKey: ['gone'], queryFn: () => Promise.reject(new Error('gone')) });
  await expect(failing).rejects.toThrow('gone');
  await whenScreenSettled();
  expect(queryClient.isFetching()).toBe(1);
  renew('now');
  await renewed;
});
