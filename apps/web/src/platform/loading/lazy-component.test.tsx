import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyComponent, preloadLazyComponents } from './lazy-component.tsx';

const Part = ({ name }: { readonly name: string }) => <p>part of {name}</p>;

afterEach(cleanup);

test('a lazy part shows its placeholder, loads after the first render, and then replaces it', async () => {
  const load = vi.fn(async () => ({ default: Part }));
  const Later = lazyComponent(load, <p>its place</p>);
  render(<Later name="the order" />);
  expect(screen.getByText('its place')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  expect(await screen.findByText('part of the order')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('its place')).toBeNull());
});

test('a placeholder may depend on the props of its part', () => {
  const Later = lazyComponent(
    async () => ({ default: Part }),
    ({ name }) => <p>place of {name}</p>,
  );
  render(<Later name="the order" />);
  expect(screen.getByText('place of the order')).toBeTruthy();
});

test('a part whose file fails to load keeps its placeholder and loads when the network is back', async () => {
  const load = vi.fn(async () => ({ default: Part }));
  load.mockRejectedValueOnce(new Error('no network'));
  const Later = lazyComponent(load, <p>its place</p>);
  render(<Later name="the order" />);
  await expect.poll(() => load).toHaveBeenCalledOnce();
  expect(screen.getByText('its place')).toBeTruthy();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('part of the order')).toBeTruthy();
});

test('lazy parts are loaded for offline use, and one failure does not stop the others', async () => {
  const load = vi.fn(async () => ({ default: Part }));
  lazyComponent(async (): Promise<{ default: typeof Part }> => Promise.reject(new Error('gone')));
  lazyComponent(load);
  await preloadLazyComponents();
  expect(load).toHaveBeenCalledOnce();
});
