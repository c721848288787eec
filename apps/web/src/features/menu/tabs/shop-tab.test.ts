import { describe, expect, it } from 'vitest';
import { readShopTab, shopTabs, shopTabsOf } from './shop-tab.ts';

describe('tabs of a shop', () => {
  it('only a shop of a brand has the tab “branches”', () => {
    expect(shopTabsOf({ brandId: 3 })).toEqual(shopTabs);
    expect(shopTabsOf({ brandId: null })).toEqual(shopTabs.filter((tab) => tab !== 'branches'));
  });

  it('an unknown or unavailable tab in the URL opens the menu tab', () => {
    const tabs = shopTabsOf({ brandId: null });
    expect(readShopTab('info', tabs)).toBe('info');
    for (const text of [undefined, '', 'branches', 'nowhere']) expect(readShopTab(text, tabs)).toBe('menu');
  });
});
