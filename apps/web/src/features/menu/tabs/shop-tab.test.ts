import { describe, expect, it } from 'vitest';
import { readShopTab, shopTabsOf } from './shop-tab.ts';

const open = { state: 'open', isPaused: false, pausedUntil: null, changesAt: null, opensAt: null } as const;
const shop = { brandId: null, openState: open };

describe('tabs of a shop', () => {
  it('only a shop of a brand has the tab “branches”', () => {
    expect(shopTabsOf({ ...shop, brandId: 3 })).toContain('branches');
    expect(shopTabsOf(shop)).not.toContain('branches');
  });

  it.each([
    ['closed', { ...open, state: 'closed' }, true],
    ['closing soon', { ...open, state: 'closing_soon' }, true],
    ['paused', { ...open, isPaused: true }, true],
    ['open', open, false],
  ] as const)(
    'a shop has the tab with other restaurants only if the shop accepts no orders (state of the shop: %s)',
    (_name, openState, isShown) => {
      expect(shopTabsOf({ ...shop, openState }).includes('featured')).toBe(isShown);
    },
  );

  it('an unknown or unavailable tab in the URL opens the menu tab of the shop', () => {
    const tabs = shopTabsOf(shop);
    expect(readShopTab('info', tabs)).toBe('info');
    for (const text of [undefined, '', 'branches', 'featured', 'nowhere']) expect(readShopTab(text, tabs)).toBe('menu');
  });
});
