import type { orderingCalls } from '@chifan/contract/ordering/calls';
import { businessDay } from '@chifan/domain';
import { hasDiet, marksWithOptions } from '@chifan/domain/catalogue';
import { deliveryTravelMinutes, orderNumber, paymentWindowMinutes } from '@chifan/domain/ordering';
import { formatSecondContact, parseSecondContact } from '@chifan/domain/phone';
import type { z } from 'zod';
import { type Epoch, epochOf } from '../../../platform/database/hosts/epoch.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { chosenRecords } from '../../catalogue/index.ts';
import { addressSnapshot } from '../address-snapshot.ts';
import { type NewLine, type NewOrder, nextOrderSequences } from './insert-order.store.ts';
import { isEatenHere } from './obstacles.ts';
import type { PricedOrder } from './price-request.ts';

export type PlaceInput = z.output<(typeof orderingCalls)['placeOrder']['input']>;

export async function newOrder(
  platform: Platform,
  input: PlaceInput,
  { caller, idempotencyKey, language, now }: MemberContext,
  requestHash: string,
  priced: PricedOrder,
): Promise<NewOrder> {
  const { request } = input;
  return {
    number: await nextOrderNumber(platform, now),
    memberId: caller.id,
    shopId: priced.shop.id,
    setMeal: null,
    type: request.type,
    dining: request.type === 'delivery' ? null : (request.dining ?? null),
    ...orderAmounts(priced),
    ...saidBy(input),
    address: priced.address ? addressSnapshot(priced.address) : null,
    language,
    wantedAt: request.wantedAt === null ? null : priced.startAt,
    placedAt: now,
    payBefore: payBefore(now),
    estimatedAt: priced.estimatedAt,
    wayMinutes: priced.distanceMetres === null ? null : deliveryTravelMinutes(priced.distanceMetres),
    idempotencyKey,
    requestHash,
    lines: linesOf(priced),
  };
}

export const payBefore = (placedAt: Date): Date => new Date(placedAt.getTime() + paymentWindowMinutes * 60_000);

export const orderAmounts = ({ receipt, coupons: { shop, delivery } }: Pick<PricedOrder, 'receipt' | 'coupons'>) => ({
  goods: receipt.goods,
  fullReduction: receipt.fullReduction,
  shopCoupon: receipt.shopCoupon,
  packageFee: receipt.packageFee,
  deliveryFee: receipt.deliveryFee,
  deliveryCoupon: receipt.deliveryCoupon,
  balancePart: receipt.balance,
  payable: receipt.payable,
  shopCouponId: shop?.id ?? null,
  deliveryCouponId: delivery?.id ?? null,
  couponSubsidy:
    (shop?.issuer === 'platform' ? receipt.shopCoupon : 0) +
    (delivery?.issuer === 'platform' ? receipt.deliveryCoupon : 0),
});

const saidBy = (input: PlaceInput) => ({
  contactName: input.contactName,
  contactPhone: input.contactPhone,
  secondContact: normalizeSecondContact(input.secondContact ?? ''),
  callBack: input.request.type === 'delivery' && input.contactPhone === '' ? (input.callBack ?? null) : null,
  tableNumber: isEatenHere(input.request) ? (input.tableNumber ?? null) : null,
  remark: input.remark ?? null,
  remarkPhrases: input.remarkPhrases,
  dietProfile: input.dietProfile && hasDiet(input.dietProfile) ? input.dietProfile : null,
  helper: input.request.type === 'delivery' ? (input.helper ?? null) : null,
  cutlery: input.cutlery,
});

const linesOf = ({ lines, receipt }: PricedOrder): NewLine[] =>
  lines.map(({ dish, chosen, unitPrice, quantity }, index) => ({
    dishId: dish.id,
    name: { ...dish.name, pinyin: dish.pinyin, zh: dish.nameZh },
    options: chosenRecords(dish.options, chosen),
    marks: marksWithOptions(dish, chosen),
    plate: dish.plate,
    unitPrice,
    quantity,
    share: receipt.lineShares[index] ?? 0,
    tookStock: dish.stock !== null,
  }));

export const nextOrderNumber = async (platform: Platform, now: Date): Promise<string> =>
  orderNumber(businessDay(now), await nextSequence(platform));

/**
 * Order numbers that were fetched and not used yet. Each database epoch (the period until a standby server takes over)
 * has its own list, because the new server may continue from an earlier number.
 */
const fetchedSequences = new WeakMap<Epoch, number[]>();

async function nextSequence(platform: Platform): Promise<number> {
  const epoch = epochOf(platform.database);
  const next = fetchedSequences.get(epoch)?.shift();
  if (next !== undefined) return next;
  const fetched = await nextOrderSequences(platform.database.read);
  // A concurrent request may have fetched a block of numbers too, so the new block is appended.
  const unused = fetchedSequences.get(epoch) ?? [];
  fetchedSequences.set(epoch, [...unused, ...fetched]);
  return nextSequence(platform);
}

export function normalizeSecondContact(written: string): string | null {
  const contact = parseSecondContact(written);
  return contact ? formatSecondContact(contact) : null;
}
