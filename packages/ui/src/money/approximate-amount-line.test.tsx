import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type FormatApproximate, FormatApproximateContext } from './approximate-amount.tsx';
import { ApproximateAmountLine } from './approximate-amount-line.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });
afterEach(cleanup);

const shown = (approximate: FormatApproximate | null | undefined) =>
  render(
    <I18nProvider i18n={i18n}>
      <FormatApproximateContext value={approximate}>
        <ApproximateAmountLine amounts={[600, 6_000]} />
      </FormatApproximateContext>
    </I18nProvider>,
  ).container.textContent;

it('ApproximateAmountLine renders an empty line while the currency rate is loading', () => {
  expect(shown(undefined)).toBe('\u00a0');
});

it('ApproximateAmountLine renders the converted amounts once the currency rate is loaded', () => {
  expect(shown((amount) => `€${amount / 800}`)).toMatch(/≈ .*€0.75 \/ €7.5$/);
});

it('ApproximateAmountLine renders nothing if the guest has no other currency', () => {
  expect(shown(null)).toBe('');
});
