import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { SampleRatings } from './sample-ratings.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

const real = { ratingTenths: 45, demoReviewCount: 0 };
const sample = { ratingTenths: 45, demoReviewCount: 3 };

it.each([
  ['one note for several ratings with sample reviews', [sample, real, sample], 'Ratings include sample data.'],
  ['no note for ratings of real reviews', [real], ''],
  ['no note if there are sample reviews but no rating', [{ ratingTenths: null, demoReviewCount: 3 }], ''],
])('a list of restaurants has %s', (_case, shops, words) => {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <SampleRatings shops={shops} />
    </I18nProvider>,
  );
  expect(container.textContent).toBe(words);
});
