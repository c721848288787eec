import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CodeField } from '../fields/code-field.tsx';
import { Drawer } from './sheet.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

function Page({ staysOpener }: { readonly staysOpener: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [code, setCode] = useState('');
  return (
    <I18nProvider i18n={i18n}>
      <main tabIndex={-1}>
        {(staysOpener || !isOpen) && (
          <button type="button" onClick={() => setIsOpen(true)}>
            Pay
          </button>
        )}
        <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} title="Payment password">
          <CodeField label="Six digits" value={code} onChange={setCode} isSecret takesFocus />
        </Drawer>
      </main>
    </I18nProvider>
  );
}

const focused = () => document.activeElement;

test('a field with autofocus in a dialog is focused as soon as the dialog opens', async () => {
  const user = userEvent.setup();
  render(<Page staysOpener />);
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  expect(focused()).toBe(screen.getByLabelText('Six digits'));
  await user.keyboard('123');
  expect(screen.getByLabelText<HTMLInputElement>('Six digits').value).toBe('123');
});

test('CodeField highlights the box of the next digit only while the field is focused', async () => {
  const user = userEvent.setup();
  const { container } = render(<Page staysOpener />);
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  expect(container.querySelectorAll('.outline-link')).toHaveLength(1);
  screen.getByRole('button', { name: 'Close' }).focus();
  await expect.poll(() => container.querySelectorAll('.outline-link').length).toBe(0);
});

test('after a dialog closes, the button that opened it is focused again', async () => {
  const user = userEvent.setup();
  render(<Page staysOpener />);
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await expect.poll(focused).toBe(screen.getByRole('button', { name: 'Pay' }));
});

test('after a dialog closes, the main content is focused if the button that opened it was removed', async () => {
  const user = userEvent.setup();
  render(<Page staysOpener={false} />);
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  await user.keyboard('123');
  expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await expect.poll(() => document.activeElement?.tagName).not.toBe('BODY');
});
