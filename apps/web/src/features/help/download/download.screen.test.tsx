import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';

test('the download screen shows the app’s URL as QR code and text, and three steps each for iPhone and Android', async () => {
  await openScreen('pages/help/download/download', { answers: {}, isSignedIn: false });
  expect(await screen.findByRole('img', { name: 'Chifan’s address as a QR code' })).toBeTruthy();
  const lists = screen.getAllByRole('list').filter((list) => list.tagName === 'OL');
  expect(lists.map((list) => list.children.length)).toEqual([3, 3]);
});
