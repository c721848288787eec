import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from './query.ts';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

/** Renders the result of a query. */
function show(ask: () => Promise<string>) {
  const Shown = () => <p>{useQuery({ queryKey: ['unread'], queryFn: ask }).data ?? 'nothing yet'}</p>;
  render(
    <QueryClientProvider client={queryClient}>
      <Shown />
    </QueryClientProvider>,
  );
}

it('`useQuery` fetches a second time if the query is invalidated during its first fetch', async () => {
  const first = Promise.withResolvers<string>();
  const ask = vi.fn(async () => 'after the news').mockImplementationOnce(() => first.promise);
  show(ask);
  await expect.poll(() => ask).toHaveBeenCalledTimes(1);
  void queryClient.invalidateQueries({ queryKey: ['unread'] });
  void queryClient.invalidateQueries({ queryKey: ['unread'] });
  first.resolve('before the news');
  await screen.findByText('after the news');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('`useQuery` fetches only once if the query is not invalidated', async () => {
  const ask = vi.fn(async () => 'the answer');
  show(ask);
  await screen.findByText('the answer');
  expect(ask).toHaveBeenCalledTimes(1);
});
