import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from './testing/open-screen.tsx';

const links = () => within(screen.getByRole('navigation', { name: 'Main pages' })).getAllByRole('link');

it('the tab bar has four tabs with icons of 24 px and marks the current one (rule app-2)', async () => {
  await openScreen('pages/mine/index/index', { isSignedIn: false, answers: {} });
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dine in', '#/pages/index/index'],
    ['Delivery', '#/pages/index/delivery_index'],
    ['Tips', '#/pages/blog/blog'],
    ['Account', '#/pages/mine/index/index'],
  ]);
  expect(links().map((link) => link.querySelector('svg')?.getAttribute('width'))).toEqual(['24', '24', '24', '24']);
  expect(links().map((link) => link.getAttribute('aria-current'))).toEqual([null, null, null, 'page']);
  expect(links().map((link) => link.classList.contains('text-ink'))).toEqual([false, false, false, true]);
});

it('in a wide window, the tab bar is on every screen, above the title', async () => {
  await openScreen('pages/help/language/language', { isSignedIn: false, isWide: true, answers: {} });
  const bar = screen.getByRole('navigation', { name: 'Main pages' });
  const title = screen.getByRole('heading', { level: 1 });
  expect(bar.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(links().map((link) => link.getAttribute('aria-current'))).toEqual([null, null, null, null]);
});

it('the tab bar is 50 px high', () => {
  const styles = readFileSync(resolve(import.meta.dirname, '../../../../packages/ui/src/styles.css'), 'utf8');
  expect(styles).toContain('--tab-bar: calc(50px + env(safe-area-inset-bottom));');
});
