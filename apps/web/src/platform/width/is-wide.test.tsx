import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useIsWide, watchScreenWidth } from './is-wide.ts';

afterEach(cleanup);

const Shown = () => <p>{useIsWide() ? 'two columns' : 'one column'}</p>;

function windowOf(isWide: boolean) {
  let tell = () => {};
  const wideWindow = { matches: isWide, addEventListener: (_: string, hear: () => void) => void (tell = hear) };
  const become = async (next: boolean) => {
    wideWindow.matches = next;
    await act(async () => tell());
  };
  return { wideWindow: wideWindow as never, become };
}

it('a phone does not load the styles for a wide window, but a window that becomes wide does', async () => {
  const bringStyles = vi.fn(async () => {});
  const { wideWindow, become } = windowOf(false);
  await watchScreenWidth(bringStyles, wideWindow);
  render(<Shown />);
  expect([screen.getByRole('paragraph').textContent, bringStyles.mock.calls.length]).toEqual(['one column', 0]);
  await become(true);
  expect([screen.getByRole('paragraph').textContent, bringStyles.mock.calls.length]).toEqual(['two columns', 1]);
  await become(false);
  expect(screen.getByRole('paragraph').textContent).toBe('one column');
});

it('if the styles for a wide window fail to load, the layout for phones stays', async () => {
  await watchScreenWidth(() => Promise.reject(new Error('offline')), windowOf(true).wideWindow);
  render(<Shown />);
  expect(screen.getByRole('paragraph').textContent).toBe('one column');
});
