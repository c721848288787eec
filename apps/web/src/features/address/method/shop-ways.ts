import { type Fen, fen, zeroFen } from '@chifan/domain';
import { type OrderWay, orderTypeOfWay, orderWays } from '@chifan/domain/ordering';
import type { OutputOf } from '../../../platform/api.ts';
import type { DeliveryMode } from '../../../platform/place/delivery-mode.ts';

export type ShopServiceTerms = Pick<
  OutputOf<'/rest/shop/details'>,
  | 'id'
  | 'packageFee'
  | 'deliveryFee'
  | 'minimumDelivery'
  | 'address'
  | 'addressZh'
  | 'distanceMetres'
  | 'etaMinutes'
  | 'pickupMinutes'
>;

/** A way to get food from a shop, with the fees that are added to the dishes (rule ordering-2). */
export type ShopWay = {
  readonly way: OrderWay;
  readonly packageFee: Fen;
  readonly deliveryFee: Fen;
  /** Minutes from placing the order until the guest has the food (rule ordering-44). */
  readonly minutes: number;
  readonly isOutOfRange: boolean;
};

export const shopWays = (shop: ShopServiceTerms): ShopWay[] =>
  orderWays.map((way) => {
    const isDelivery = way === 'delivery';
    return {
      way,
      packageFee: way === 'eat_here' ? zeroFen : fen(shop.packageFee),
      deliveryFee: isDelivery ? fen(shop.deliveryFee ?? 0) : zeroFen,
      minutes: isDelivery ? shop.etaMinutes : shop.pickupMinutes,
      isOutOfRange: isDelivery && shop.deliveryFee === null,
    };
  });

export const deliveryModeFor = (shop: ShopServiceTerms, chosen: ShopWay): DeliveryMode => ({
  shopId: shop.id,
  radioIndex: orderWays.indexOf(chosen.way),
  fee: chosen.isOutOfRange ? null : chosen.packageFee + chosen.deliveryFee,
  shopAddress: shop.address.text,
  isOutofDeliveryRange: shop.deliveryFee === null,
  payType: orderTypeOfWay[chosen.way].type,
});
