import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';

it('after a change of language, the language screen confirms it in the new language (rule app-4)', async () => {
  const { user, text } = await openScreen('pages/help/language/language', { isSignedIn: false, answers: {} });
  expect(text()).not.toContain('Chifan now speaks');
  await user.click(screen.getByRole('radio', { name: 'Français' }));
  expect(await screen.findByRole('heading', { name: 'Quand vous changez de langue' })).toBeTruthy();
  await waitFor(() => expect(text()).toMatch(/Chifan parle maintenant français\./i));
});
