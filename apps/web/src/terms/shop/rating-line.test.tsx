import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { RatingLine } from './rating-line.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

function heard(reviewCount: number): string {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <RatingLine shop={{ ratingTenths: 45, reviewCount }} />
    </I18nProvider>,
  );
  return container.querySelector('.sr-only')?.textContent ?? '';
}

it.each([
  [1, 'Rated 4.5 of 5, 1 review'],
  [12, 'Rated 4.5 of 5, 12 reviews'],
])('the text of a rating for screen readers contains the number of reviews, here %i: “%s”', (all, words) => {
  expect(heard(all)).toBe(words);
});

it('the number of reviews has its own element after the rating, so that it follows the rating also from right to left', () => {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <RatingLine shop={{ ratingTenths: 44, reviewCount: 5 }} />
    </I18nProvider>,
  );
  expect([...container.querySelectorAll('bdi')].map((part) => part.textContent)).toEqual(['4.4', '(5)']);
});
