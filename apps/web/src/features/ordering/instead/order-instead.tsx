import { orderWayOf } from '@chifan/domain/ordering';
import type { OrderDetail } from '../../../data/ordering.ts';
import { useLocation } from '../../../platform/location.ts';
import { PlacesInstead } from './places-instead.tsx';
import { itemsOfOrder } from './wanted-items.ts';

type OrderInsteadProps = { readonly order: OrderDetail };

/** Suggests other restaurants with similar dishes, after a restaurant could not serve an order. */
export default function OrderInstead({ order }: OrderInsteadProps) {
  const here = useLocation((location) => location.position);
  if (order.shopId === null) return null;
  const { address } = order;
  const position = address ? { latitude: address.latitude, longitude: address.longitude } : here;
  return (
    <PlacesInstead
      shopId={order.shopId}
      items={itemsOfOrder(order)}
      way={orderWayOf(order)}
      position={position}
      isFromCart={false}
    />
  );
}
