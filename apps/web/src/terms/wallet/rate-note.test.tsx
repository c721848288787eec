import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { currencyRatesQuery } from '../../data/currency.ts';
import { i18n } from '../../platform/language.ts';
import { RateNote } from './rate-note.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

i18n.loadAndActivate({ locale: 'en', messages: {} });

function show(fetchRates: () => Promise<unknown>) {
  const queries = new QueryClient();
  queries.setQueryDefaults(currencyRatesQuery.queryKey, { retry: false });
  const asked = { ...currencyRatesQuery, queryFn: fetchRates as never, initialData: undefined as never };
  void queries.prefetchQuery(asked);
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <RateNote />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

const note = () => screen.queryByText(/The amount in your currency is an estimate/);

it('the note about the exchange rate reserves its space until the rate is loaded', async () => {
  let arrive: (rates: unknown) => void = () => {};
  show(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  expect(note()?.getAttribute('aria-hidden')).toBe('true');
  arrive({ date: '2026-11-20', rates: [{ currency: 'USD', fen: 712 }] });
  await expect.poll(() => note()?.getAttribute('aria-hidden')).toBe('false');
});

it('the note about the exchange rate disappears if the rate cannot be loaded', async () => {
  show(() => Promise.reject(new Error('offline')));
  await expect.poll(note).toBeNull();
});

it('the note about the exchange rate does not fetch the rate itself, so that it does not delay a screen’s first view', async () => {
  const fetched = vi.fn(() => Promise.reject(new Error('offline')));
  vi.stubGlobal('fetch', fetched);
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <RateNote />
      </QueryClientProvider>
    </I18nProvider>,
  );
  expect(note()?.getAttribute('aria-hidden')).toBe('true');
  expect(fetched).not.toHaveBeenCalled();
});
