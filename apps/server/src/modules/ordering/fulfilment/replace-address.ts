import { distanceMetres, farMove, parsePosition } from '@chifan/domain/address';
import {
  type CallbackContact,
  deliveryFee,
  deliveryTravelMinutes,
  isAddressReplaceable,
  needsCallbackContact,
} from '@chifan/domain/ordering';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { addressForOrder, type MemberAddress } from '../../address/index.ts';
import { shopForOrder } from '../../catalogue/index.ts';
import { addressSnapshot } from '../address-snapshot.ts';
import { lockOrder, type OrderRow, requireShopId } from '../order.store.ts';
import { publishOrderChanged } from '../transition-order.ts';
import { writeDestination } from './replace-address.store.ts';

type Input = { readonly orderId: number; readonly addressId: number; readonly isFarConfirmed: boolean };

/**
 * Replaces the delivery address until a courier takes the order. The price is fixed, so an address with a higher
 * delivery fee is refused. Idempotent.
 */
export function replaceOrderAddress(
  platform: Platform,
  input: Input,
  { caller, now }: MemberContext,
): Promise<Answer<boolean>> {
  return platform.database.transact(async (tx, after): Promise<Answer<boolean>> => {
    const order = await lockOrder(tx, input.orderId);
    if (!order || order.member_id !== caller.id) return refused('order_not_found');
    const hasCourier = order.courier_id !== null;
    if (!isAddressReplaceable({ ...order, hasCourier })) {
      return refused('transition_not_allowed', { state: order.state });
    }
    const found = await addressForOrder(tx, caller.id, input.addressId);
    if (!found.ok) return found;
    const address = found.value;
    if (isDestination(order, address)) return { ok: true, value: true };
    const judged = await judgeWay(tx, order, address, input.isFarConfirmed);
    if (!judged.ok) return judged;
    const callBack = callBackTo(order, address);
    const to = { address: addressSnapshot(address), wayMinutes: judged.value, ...contactOf(address), callBack };
    await writeDestination(tx, order.id, to);
    if (order.accepted_at !== null) {
      await platform.events.publish(tx, 'order.destination-changed', { orderId: order.id }, now);
      after(platform.wakeJobs);
    }
    after(() => publishOrderChanged(platform, { ...order, version: order.version + 1 }));
    return { ok: true, value: true };
  });
}

/**
 * Checks that the new address is in the shop's delivery range and costs no more than the charged fee. An address far
 * from the original needs the guest's confirmation. @returns the travel minutes
 */
async function judgeWay(
  tx: Tx,
  order: OrderRow,
  address: MemberAddress,
  isFarConfirmed: boolean,
): Promise<Answer<number>> {
  const shop = await shopForOrder(tx, requireShopId(order));
  if (!shop) throw new Error(`order ${order.id} has no shop`);
  const straightMetres = distanceMetres(shop.position, address.position);
  const fee = deliveryFee(shop.deliveryRule, straightMetres);
  if (!fee.ok) return refused('out_of_range');
  if (fee.value > order.delivery_fee)
    return refused('address_costs_more', { fee: fee.value, paid: order.delivery_fee });
  const original = order.address && parsePosition(order.address.latitude, order.address.longitude);
  const far = original ? farMove({ from: original, to: address.position }) : null;
  if (far !== null && !isFarConfirmed) return refused('address_far_away', far);
  return { ok: true, value: deliveryTravelMinutes(straightMetres) };
}

/**
 * The contact to call about the delivery if the courier cannot call the guest: the contact that the guest chose
 * earlier, otherwise the platform. The server does not prompt the guest again for the order (rule ordering-53).
 */
function callBackTo(order: OrderRow, { phone, secondContact }: MemberAddress): CallbackContact | null {
  if (phone !== '') return null;
  return order.call_back ?? (needsCallbackContact(secondContact ?? '') ? 'platform' : null);
}

const contactOf = ({ contact, phone, secondContact }: MemberAddress) => ({
  contactName: contact,
  contactPhone: phone,
  secondContact,
});

function isDestination(order: OrderRow, address: MemberAddress): boolean {
  const { contactName, contactPhone, secondContact } = contactOf(address);
  const next = addressSnapshot(address);
  return (
    order.contact_name === contactName &&
    order.contact_phone === contactPhone &&
    order.second_contact === secondContact &&
    order.address?.address === next.address &&
    order.address.addressZh === next.addressZh &&
    order.address.doorNumber === next.doorNumber &&
    order.address.latitude === next.latitude &&
    order.address.longitude === next.longitude &&
    (order.address.gender ?? 'secret') === next.gender
  );
}
