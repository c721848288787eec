import { ToastHost } from '@chifan/ui';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCopy } from './use-copy.ts';

function CopyButton() {
  const copy = useCopy('K123');
  return (
    <button type="button" onClick={copy}>
      K123
    </button>
  );
}

async function press(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <CopyButton />
      <ToastHost />
    </I18nProvider>,
  );
  screen.getByRole('button').click();
}

beforeEach(() => vi.unstubAllGlobals());
afterEach(cleanup);

it('copying a text shows a confirmation as a toast', async () => {
  const copied: string[] = [];
  await press(async (text) => void copied.push(text));
  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(copied).toEqual(['K123']);
});

it('a failed copy shows an error as a toast', async () => {
  await press(() => Promise.reject(new Error('not allowed')));
  expect(await screen.findByText('Copying failed')).toBeTruthy();
});
