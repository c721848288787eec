import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { ShopDetails } from '../../../data/shop.ts';
import { useWay } from '../../../platform/choice/order-choice.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { useTitleBar } from '../../../platform/title-bar.ts';
import { HeartButton } from '../../../terms/shop/heart-button.tsx';
import { SampleMenuNotice } from '../dish/sample-menu-notice.tsx';
import { ShopHead } from '../page/shop-head.tsx';

export function DetailsHead({ shop }: { readonly shop: ShopDetails }) {
  const navigation = useNavigation();
  const way = useWay();
  useTitleBar({ title: shop.name.text, actions: <HeartButton shopId={shop.id} shopName={shop.name.text} /> });
  return (
    <>
      <ShopHead shop={shop} way={way} />
      <div className="px-4 py-3">
        <Button
          icon="book"
          isWide
          onClick={() => navigation.open('pages/menu/index/index', { shopId: String(shop.id) })}
        >
          <Trans>View menu</Trans>
        </Button>
      </div>
      {shop.hasSampleMenu && (
        <div className="px-4 pb-3">
          <SampleMenuNotice />
        </div>
      )}
    </>
  );
}
