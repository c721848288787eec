import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { SaleLine } from './sale-line.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

const facts = { deliveryFee: 500, etaMinutes: 32, pickupMinutes: 12, distanceMetres: 350, ratingTenths: 45 };

/** The visible text, without the words for screen readers. */
function lineOf(props: Partial<ComponentProps<typeof SaleLine>>) {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <SaleLine of={facts} way="delivery" isOpen {...props} />
    </I18nProvider>,
  );
  for (const hidden of container.querySelectorAll('.sr-only')) hidden.remove();
  return container.textContent?.replaceAll(/\s+/g, ' ').trim();
}

it.each([
  ['CN¥5 delivery · 32 min · 4.5', {}],
  ['Free delivery · 32 min · 4.5', { of: { ...facts, deliveryFee: 0 } }],
  ['Doesn’t deliver here · 4.5', { of: { ...facts, deliveryFee: null } }],
  ['CN¥5 delivery · 4.5', { isOpen: false }],
  ['CN¥5 delivery · 32 min', { of: { ...facts, ratingTenths: null } }],
  ['CN¥5 delivery · 32 min · 4.5 (12)', { of: { ...facts, reviewCount: 12 } }],
])('a delivery list shows the facts of a restaurant as “%s”', (line, props) => {
  expect(lineOf(props)).toBe(line);
});

it.each([
  ['350 m · about CN¥38 a dish · 4.5', 'eat_here', { ...facts, typicalPrice: 3_800 }],
  ['350 m · 4.5', 'eat_here', facts],
  ['350 m · 12 min · 4.5', 'collect', facts],
] as const)('an in-store list shows the facts of a restaurant as “%s” for the order type %s', (line, way, of) => {
  expect(lineOf({ of, way })).toBe(line);
});
