import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { doorNumberZh } from '@chifan/domain/address';
import { guestWordsOf, kitchenCallNumber } from '@chifan/domain/ordering';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { joinList } from '../../platform/language/join-list.ts';
import { useStaff } from '../../platform/staff.ts';
import { dishText, shopText } from '../../texts/dish-name.tsx';
import { dietConflictText, dietLines } from '../kitchen-words/diet-words.ts';
import { remarkPhraseLabels } from '../kitchen-words/remark-phrases.ts';
import { chosenTexts } from '../order-lines.tsx';
import { type OfflineOrder, storeOfflineOrders } from './offline-orders.ts';

/** Stores the given orders on the device, for the offline page (rule notification-16). */
export function useStoreOfflineOrders(orders: readonly StaffOrder[] | undefined): void {
  const { id: staffId } = useStaff();
  useEffect(() => {
    if (orders) storeOfflineOrders({ staffId, at: new Date().toISOString(), orders: orders.map(seenOf) });
  }, [orders, staffId]);
}

function seenOf(order: StaffOrder): OfflineOrder {
  const { address, remark, remarkPhrases } = order;
  const door = address && (doorNumberZh(address.doorNumber) ?? address.doorNumber);
  const rows = (...all: (readonly [string, string | null | undefined])[]) =>
    all.flatMap(([label, text]) => (text ? [[label, text] as const] : []));
  return {
    number: kitchenCallNumber(order),
    state: order.state,
    places: rows(
      [t`餐厅`, `${shopText(order)} ${order.shopAddressZh}`.trim()],
      [t`送餐地址`, address && `${address.addressZh} ${door ?? ''}`.trim()],
      [t`地址原文`, address && [address.address, address.doorNumber].filter(Boolean).join(' · ')],
      [t`客人`, order.contactName],
      [t`备用联系方式`, order.secondContact],
      [t`桌号`, order.tableNumber],
    ),
    phones: rows([t`客人`, order.contactPhone], [t`餐厅`, order.shopPhone], [t`骑手`, order.courier?.phone]),
    dishes: order.lines
      .filter(({ quantity, refunded }) => quantity > refunded)
      .map((line) => dishOf(line, order.setMealId !== null)),
    warnings: [...dietLines(guestWordsOf(order), order.dietProfile).lines],
    remark:
      joinList([
        ...remarkPhrases.map((phrase) => remarkPhraseLabels[phrase]()),
        ...(remark === null ? [] : [remark]),
      ]) || null,
  };
}

function dishOf(line: StaffOrder['lines'][number], isSetMeal: boolean): string {
  const left = line.quantity - line.refunded;
  const words = [joinList(chosenTexts(line, isSetMeal)), dietConflictText(line.conflicts)].filter(Boolean);
  return [t`${left} 份`, dishText(line), ...words].join(' · ');
}
