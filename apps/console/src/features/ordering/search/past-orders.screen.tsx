import { ForCurrentShop } from '../../../platform/for-current-shop.tsx';
import { OrderSheet } from '../../../staff-order/detail/order-sheet.tsx';
import { KitchenActionButtons } from '../actions/kitchen-action-buttons.tsx';
import { OrderSearch } from './order-search.tsx';

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
