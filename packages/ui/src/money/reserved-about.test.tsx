import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type Approximate, ApproximateContext } from './about.tsx';
import { ReservedAbout } from './reserved-about.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });
afterEach(cleanup);

const shown = (approximate: Approximate | null | undefined) =>
  render(
    <I18nProvider i18n={i18n}>
      <ApproximateContext value={approximate}>
        <ReservedAbout amounts={[600, 6_000]} />
      </ApproximateContext>
    </I18nProvider>,
  ).container.textContent;

it('keeps an empty line while the rate is awaited', () => {
  expect(shown(undefined)).toBe('\u00a0');
});

it('says the sums once the rate is there', () => {
  expect(shown((amount) => `€${amount / 800}`)).toMatch(/≈ .*€0.75 \/ €7.5$/);
});

it('takes no room where no other currency will come', () => {
  expect(shown(null)).toBe('');
});
