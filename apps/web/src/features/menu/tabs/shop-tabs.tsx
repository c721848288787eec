import type { ShopCard } from '@chifan/contract/catalogue/views';
import type { OrderWay } from '@chifan/domain/ordering';
import { CardListSkeleton, Tabs } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { withPhrases } from '../../../platform/phrases/with-phrases.ts';
import { LazyShopReviews } from '../../../terms/review/lazy-shop-reviews.tsx';
import { readShopTab, type ShopTab, shopTabsOf } from './shop-tab.ts';

const ShopInfo = lazy(() =>
  withPhrases(import('../details/shop-info.tsx'), 'catalogue', 'catalogue-screens', 'shell-screens'),
);
const FeaturedShops = lazy(() =>
  withPhrases(import('./featured-shops.tsx'), 'catalogue', 'catalogue-screens', 'shell-screens'),
);
const BrandTab = lazy(() => withPhrases(import('./brand-tab.tsx'), 'catalogue', 'catalogue-screens', 'shell-screens'));

type ShopTabsProps = {
  readonly shop: ShopCard;
  readonly way: OrderWay;
  readonly children: ReactNode;
};

/**
 * The tabs of a shop (rule catalogue-3). The current tab is the URL parameter `tab`, so that guests can link to it and
 * return to it.
 */
export function ShopTabs({ shop, way, children }: ShopTabsProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const params = useParams();
  const begin = useRef<HTMLDivElement>(null);
  const labels: Readonly<Record<ShopTab, string>> = {
    menu: t`Menu`,
    info: t`Info`,
    featured: t`Featured restaurants`,
    branches: t`Chain`,
    reviews: t`Reviews`,
  };
  const tabs = shopTabsOf(shop);
  const current = readShopTab(params.tab, tabs);
  const change = (tab: ShopTab) => {
    navigation.adjust({ ...withoutTab(params), ...(tab === 'menu' ? {} : { tab }) });
    if (begin.current && begin.current.getBoundingClientRect().top < 0) begin.current.scrollIntoView();
  };
  return (
    <>
      <div ref={begin} />
      <Tabs
        label={t`Parts of this page`}
        tabs={tabs.map((key) => ({ key, label: labels[key] }))}
        current={current}
        onChange={change}
        isSticky={current !== 'menu'}
      >
        {current === 'menu' ? (
          children
        ) : (
          <Suspense fallback={<CardListSkeleton />}>
            <TabContent tab={current} shop={shop} way={way} />
          </Suspense>
        )}
      </Tabs>
    </>
  );
}

const withoutTab = (params: Readonly<Partial<Record<string, string>>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) => (value === undefined || key === 'tab' ? [] : [[key, value]])),
  );

type TabContentProps = { readonly tab: Exclude<ShopTab, 'menu'>; readonly shop: ShopCard; readonly way: OrderWay };

function TabContent({ tab, shop, way }: TabContentProps) {
  if (tab === 'info') return <ShopInfo shopId={shop.id} />;
  if (tab === 'featured') return <FeaturedShops exceptShopId={shop.id} way={way} />;
  if (tab === 'reviews') {
    return (
      <div className="p-4 pb-28">
        <LazyShopReviews shopId={shop.id} />
      </div>
    );
  }
  return shop.brandId === null ? null : <BrandTab brandId={shop.brandId} shopId={shop.id} way={way} />;
}
