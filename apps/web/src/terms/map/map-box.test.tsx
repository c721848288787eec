import type { MapBoxProps } from '@chifan/ui/map';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MapBox } from './map-box.tsx';

const words: MapBoxProps['words'] = {
  name: 'Map',
  keys: 'Arrow keys move it',
  zoomIn: 'Nearer',
  zoomOut: 'Farther',
  failed: 'The map cannot be loaded.',
  retry: 'Try again',
  bare: 'No streets are known here.',
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a map that fails to load shows an error message and a retry button (rule address-14)', async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', fetched);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MapBox words={words} start={{ centre: { lat: 31.23, lng: 121.47 }, zoom: 16 }} className="h-40" />
      </QueryClientProvider>
    </I18nProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(words.failed);
  const asked = fetched.mock.calls.length;
  screen.getByRole('button', { name: words.retry }).click();
  await waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThan(asked));
});
