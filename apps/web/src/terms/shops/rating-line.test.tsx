import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { RatingLine } from './rating-line.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

function heard(reviewCount: number, demoReviewCount: number): string {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <RatingLine shop={{ ratingTenths: 45, reviewCount, demoReviewCount }} />
    </I18nProvider>,
  );
  return container.querySelector('.sr-only')?.textContent ?? '';
}

it.each([
  [12, 0, 'Rated 4.5 of 5, 12 reviews '],
  [12, 3, 'Rated 4.5 of 5, 12 reviews 3 of them invented for this demo'],
  [3, 3, 'Rated 4.5 of 5, 3 reviews invented for this demo'],
])('a rating of %i reviews reads out only the %i demo reviews as invented', (all, demo, words) => {
  expect(heard(all, demo)).toBe(words);
});
