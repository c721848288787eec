import type { OrderWay } from '@chifan/domain/ordering';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ShopMark } from './shop-mark.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

type Marked = Partial<ComponentProps<typeof ShopMark>['shop']>;

const plain = { dishCount: 1, hasSampleMenu: false, types: [], brandId: null, fullReductions: [] };
const deal = { fullReductions: [{ threshold: 6000, reduction: 600 }] };

function markOf(shop: Marked, way: OrderWay = 'eat_here', isAmongBranches = false) {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ShopMark shop={{ ...plain, ...shop }} way={way} isAmongBranches={isAmongBranches} />
    </I18nProvider>,
  );
  return container.textContent;
}

it.each<[string, Marked]>([
  ['No menu yet', { dishCount: 0, types: ['halal'] }],
  ['Sample menu', { hasSampleMenu: true, types: ['halal'], ...deal }],
  ['Halal', { types: ['halal'], brandId: 3, ...deal }],
  ['Chain', { brandId: 3, ...deal }],
  ['CN¥6 off orders over CN¥60', deal],
])('a shop card shows only its most important label: %s', (words, shop) => {
  expect(markOf(shop)).toBe(words);
});

it('a shop card shows no label for the type “asian”, because nearly all restaurants have it', () => {
  expect(markOf({ types: ['asian'] })).toBe('');
});

it('a shop card in the delivery list does not show a discount for in-store orders', () => {
  expect(markOf(deal, 'delivery')).toBe('');
});

it('the list of a chain’s branches shows no “Chain” label', () => {
  expect(markOf({ brandId: 3, ...deal }, 'eat_here', true)).toBe('CN¥6 off orders over CN¥60');
});
