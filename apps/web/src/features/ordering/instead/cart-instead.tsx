import type { OrderWay } from '@chifan/domain/ordering';
import { useQuery } from '@tanstack/react-query';
import type { MemberAddress } from '../../../data/address.ts';
import { shopMenuQuery } from '../../../data/menu.ts';
import { useHere } from '../../../platform/choice/use-here.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { CartLine } from '../../../terms/cart/lines.ts';
import { PlacesInstead } from './places-instead.tsx';
import { itemsOfCart } from './wanted-items.ts';

type CartInsteadProps = {
  readonly shopId: number;
  readonly lines: readonly CartLine[];
  readonly way: OrderWay;
  /** The address of a delivery. undefined until the guest has chosen an address. */
  readonly address: Pick<MemberAddress, 'latitude' | 'longitude'> | undefined;
};

/** Restaurants to which the guest can move a cart that its own restaurant cannot serve now. */
export default function CartInstead({ shopId, lines, way, address }: CartInsteadProps) {
  const here = useHere();
  const { data: menu } = useQuery(shopMenuQuery(shopId, here, useLanguage()));
  const position = address ? { ...here, latitude: address.latitude, longitude: address.longitude } : here;
  return <PlacesInstead shopId={shopId} items={itemsOfCart(lines, menu)} way={way} position={position} isFromCart />;
}
