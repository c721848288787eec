import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';

const text = (text: string) => ({ text, language: 'en' as const });
const tea = { key: 'tea', plate: 'tea', title: text('Tea'), teaser: text('Green or black.'), parts: [], next: null };
const open = () =>
  openScreen('pages/blog/detail/detail', { params: { article: 'tea' }, answers: { '/rest/content/article': tea } });
const link = `${location.origin}/share/tip/tea?lang=en`;

test('the share button of a tip opens the phone’s share sheet', async () => {
  const share = vi.fn(async () => undefined);
  const { user } = await open();
  Object.assign(navigator, { share, canShare: () => true });
  await user.click(await screen.findByRole('button', { name: 'Share: Tea' }));
  expect(share).toHaveBeenCalledWith({ title: 'Tea', url: link });
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

test('the share button copies the link if the browser has no share sheet', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Share: Tea' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(link));
});
