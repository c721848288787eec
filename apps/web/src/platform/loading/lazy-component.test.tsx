import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyComponent, preloadLazyComponents } from './lazy-component.tsx';

const Part = ({ name }: { readonly name: string }) => <p>part of {name}</p>;

afterEach(cleanup);

test('a lazy component shows its placeholder first and is loaded after the first render', async () => {
  const load = vi.fn(async () => ({ default: Part }));
  const Later = lazyComponent(load, <p>its place</p>);
  render(<Later name="the order" />);
  expect(screen.getByText('its place')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  expect(await screen.findByText('part of the order')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('its place')).toBeNull());
});

test('the placeholder of a lazy component can use the props of the component', () => {
  const Later = lazyComponent(
    async () => ({ default: Part }),
    ({ name }) => <p>place of {name}</p>,
  );
  render(<Later name="the order" />);
  expect(screen.getByText('place of the order')).toBeTruthy();
});

test('a lazy component that fails to load still shows its placeholder, and loads when the network is back', async () => {
  const load = vi.fn(async () => ({ default: Part }));
  load.mockRejectedValueOnce(new Error('no network'));
  const Later = lazyComponent(load, <p>its place</p>);
  render(<Later name="the order" />);
  await expect.poll(() => load).toHaveBeenCalledOnce();
  expect(screen.getByText('its place')).toBeTruthy();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('part of the order')).toBeTruthy();
});

test('all lazy components are loaded for offline use, also if one of them fails', async () => {
  const load = vi.fn(async () => ({ default: Part }));
  lazyComponent(async (): Promise<{ default: typeof Part }> => Promise.reject(new Error('gone')));
  lazyComponent(load);
  await preloadLazyComponents();
  expect(load).toHaveBeenCalledOnce();
});
