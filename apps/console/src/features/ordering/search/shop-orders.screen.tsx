import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { FoundShop } from '../../../shop-search/found-shops.ts';
import { ShopSearch } from '../../../shop-search/shop-search.tsx';
import { DraftCard } from '../../../shop-stage/draft-card.tsx';
import { OrderSheet } from '../../../staff-order/detail/order-sheet.tsx';
import { dishText } from '../../../texts/dish-name.tsx';
import { PersonText } from '../../../texts/person-text.tsx';
import { OperatorActionButtons } from '../actions/operator-action-buttons.tsx';
import { OrderSearch } from './order-search.tsx';

export default function ShopOrdersScreen() {
  const [shop, setShop] = useState<FoundShop | null>(null);
  if (!shop) return <ShopSearch label={t`店名或店铺编号`} onChoose={setShop} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PersonText text={dishText(shop)} className="font-semibold" />
        <Button variant="secondary" onClick={() => setShop(null)}>
          {t`换一家店`}
        </Button>
      </div>
      {shop.state === 'draft' && <DraftCard shopId={shop.id} />}
      <OrderSearch
        key={shop.id}
        shopId={shop.id}
        sheet={(orders) => <OrderSheet orders={orders} moves={(order) => <OperatorActionButtons order={order} />} />}
      />
    </div>
  );
}
