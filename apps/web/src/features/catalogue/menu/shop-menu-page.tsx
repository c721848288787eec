import { Tabs } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef, useState } from 'react';
import { ShopCartBar } from '../cart/shop-cart-bar.tsx';
import { DetailsSkeleton } from '../details/details-skeleton.tsx';
import type { Way } from '../shops/way.ts';
import { MenuList } from './menu-list.tsx';
import { MenuNotices } from './menu-notices.tsx';
import { MenuSheets } from './menu-sheets.tsx';
import { ShopHead } from './shop-head.tsx';
import type { ShopMenu } from './shop-menu.query.ts';
import { useMenuHands } from './use-menu-hands.ts';
import { WaySwitch } from './way-switch.tsx';

const ShopInfo = lazy(() => import('../details/shop-info.tsx'));

type ShopMenuPageProps = { readonly menu: ShopMenu; readonly way: Way; readonly onWay: (way: Way) => void };

/** The shop's head, its tabs (specification §2; those that exist so far), and the cart. */
export function ShopMenuPage({ menu, way, onWay }: ShopMenuPageProps) {
  const { t } = useLingui();
  const { shop, categories } = menu;
  const [tab, setTab] = useState<'menu' | 'info'>('menu');
  const [sheet, hands] = useMenuHands(shop);
  const tabsBegin = useRef<HTMLDivElement>(null);
  const change = (next: 'menu' | 'info') => {
    setTab(next);
    // Another tab begins at its top, not where this one was left.
    if (tabsBegin.current && tabsBegin.current.getBoundingClientRect().top < 0) tabsBegin.current.scrollIntoView();
  };
  return (
    <>
      <ShopHead shop={shop} way={way} />
      <WaySwitch way={way} onChange={onWay} />
      <MenuNotices shop={shop} />
      <div ref={tabsBegin} className="scroll-mt-[var(--title-bar)]" />
      <Tabs
        label={t`Parts of this page`}
        tabs={[
          { key: 'menu', label: t`Menu` },
          { key: 'info', label: t`Info` },
        ]}
        current={tab}
        onChange={change}
        isSticky
      >
        {tab === 'menu' ? (
          <MenuList categories={categories} way={way} hands={hands} />
        ) : (
          <Suspense fallback={<DetailsSkeleton />}>
            <ShopInfo shopId={shop.id} />
          </Suspense>
        )}
      </Tabs>
      <ShopCartBar shop={shop} way={way} onOpen={hands.openCart} />
      <MenuSheets sheet={sheet} menu={menu} onClose={hands.close} />
    </>
  );
}
