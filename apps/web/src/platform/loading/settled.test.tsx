import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../query.ts';
import { settled } from './settled.ts';

afterEach(() => queryClient.clear());

test('a screen is settled once its last first answer is there, and not before', async () => {
  let answer: (words: string) => void = () => {};
  const asked = queryClient.fetchQuery({ queryKey: ['slow'], queryFn: () => new Promise((come) => (answer = come)) });
  const seen = vi.fn();
  const waiting = settled().then(seen);
  // Longer than a drawn screen alone would take.
  await new Promise((done) => setTimeout(done, 600));
  expect(seen).not.toHaveBeenCalled();
  answer('here');
  await asked;
  await waiting;
  expect(seen).toHaveBeenCalledOnce();
});

test('a screen whose call fails is settled too, and what is only renewed is not waited for', async () => {
  queryClient.setQueryData(['known'], 'an hour ago');
  let renew: (words: string) => void = () => {};
  const renewed = queryClient.fetchQuery({
    queryKey: ['known'],
    queryFn: () => new Promise((come) => (renew = come)),
    staleTime: -1,
  });
  const failing = queryClient.fetchQuery({ queryKey: ['gone'], queryFn: () => Promise.reject(new Error('gone')) });
  await expect(failing).rejects.toThrow('gone');
  await settled();
  expect(queryClient.isFetching()).toBe(1);
  renew('now');
  await renewed;
});
