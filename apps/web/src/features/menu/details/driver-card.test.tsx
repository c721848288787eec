import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { DriverCard } from './driver-card.tsx';

const shop = { latitude: '31.230000', longitude: '121.470000', nameZh: '老街面馆', addressZh: '上海市黄浦区黄河路1号' };

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

const show = (phone: string | null) =>
  render(
    <I18nProvider i18n={i18n}>
      <DriverCard to={shop} phone={phone} isOpen onClose={vi.fn()} />
    </I18nProvider>,
  );

const words = () => screen.getByRole('dialog', { name: 'Show address to driver' }).textContent;

it('the card for a taxi driver shows greeting, address, name and phone in Chinese, and a translation for the guest', () => {
  show('021 6327 0000');
  expect(words()).toContain('师傅您好，请送我到这里：');
  expect(words()).toContain('上海市黄浦区黄河路1号');
  expect(words()).toContain('老街面馆');
  expect(words()).toContain('电话： 021 6327 0000');
  expect(words()).toContain('Asks the driver to take you to this address.');
});

it('the card for a taxi driver shows no phone number if the restaurant has none', () => {
  show(null);
  expect(words()).not.toContain('电话');
});
