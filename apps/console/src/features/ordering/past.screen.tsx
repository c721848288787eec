import { ForCurrentShop } from '../../platform/of-shop.tsx';
import { OrderSheet } from '../../staff-order/detail/order-sheet.tsx';
import { KitchenActionButtons } from './moves/kitchen-move-buttons.tsx';
import { OrderSearch } from './search/order-search.tsx';

export default function PastOrdersScreen() {
  return (
    <ForCurrentShop>
      {({ id }) => (
        <OrderSearch
          shopId={id}
          sheet={(orders) => (
            <OrderSheet orders={orders} moves={(order) => <KitchenActionButtons order={order} />} isPrintable />
          )}
        />
      )}
    </ForCurrentShop>
  );
}
