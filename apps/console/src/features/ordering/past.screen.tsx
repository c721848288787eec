import { OfShop } from '../../platform/of-shop.tsx';
import { OrderSheet } from '../../staff-order/detail/order-sheet.tsx';
import { KitchenMoves } from './moves/kitchen-move-buttons.tsx';
import { OrderSearch } from './search/order-search.tsx';

export default function PastScreen() {
  return (
    <OfShop>
      {({ id }) => (
        <OrderSearch
          shopId={id}
          sheet={(orders) => (
            <OrderSheet orders={orders} moves={(order) => <KitchenMoves order={order} />} isPrintable />
          )}
        />
      )}
    </OfShop>
  );
}
