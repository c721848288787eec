import { describe, expect, it } from 'vitest';
import { readShopTab, shopTabs, shopTabsOf } from './shop-tab.ts';

describe('the tabs of a shop', () => {
  it('has branches only where the shop is one of a brand', () => {
    expect(shopTabsOf({ brandId: 3 })).toEqual(shopTabs);
    expect(shopTabsOf({ brandId: null })).toEqual(shopTabs.filter((tab) => tab !== 'branches'));
  });

  it('begins with the menu, and falls back to it for a tab that the shop does not have', () => {
    const tabs = shopTabsOf({ brandId: null });
    expect(readShopTab('info', tabs)).toBe('info');
    for (const text of [undefined, '', 'branches', 'nowhere']) expect(readShopTab(text, tabs)).toBe('menu');
  });
});
