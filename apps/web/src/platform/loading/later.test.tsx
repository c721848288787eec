import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bringLaterParts, later } from './later.tsx';

const Part = ({ name }: { readonly name: string }) => <p>part of {name}</p>;

test('a later part keeps its place, is asked for once the screen is drawn, and takes the place then', async () => {
  const load = vi.fn(async () => ({ default: Part }));
  const Later = later(load, <p>its place</p>);
  render(<Later name="the order" />);
  expect(screen.getByText('its place')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  expect(await screen.findByText('part of the order')).toBeTruthy();
  expect(screen.queryByText('its place')).toBeNull();
});

test('the place of a part may depend on what the part shows', () => {
  const Later = later(
    async () => ({ default: Part }),
    ({ name }) => <p>place of {name}</p>,
  );
  render(<Later name="the order" />);
  expect(screen.getByText('place of the order')).toBeTruthy();
});

test('a part whose file does not come keeps its place, and is asked for again once a network is back', async () => {
  const load = vi.fn(async () => ({ default: Part }));
  load.mockRejectedValueOnce(new Error('no network'));
  const Later = later(load, <p>its place</p>);
  render(<Later name="the order" />);
  await expect.poll(() => load).toHaveBeenCalledOnce();
  expect(screen.getByText('its place')).toBeTruthy();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('part of the order')).toBeTruthy();
});

test('later parts are brought for offline too, and one that fails holds up no other', async () => {
  const load = vi.fn(async () => ({ default: Part }));
  later(async (): Promise<{ default: typeof Part }> => Promise.reject(new Error('gone')));
  later(load);
  await bringLaterParts();
  expect(load).toHaveBeenCalledOnce();
});
