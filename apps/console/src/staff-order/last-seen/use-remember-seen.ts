import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { doorZh } from '@chifan/domain/address';
import { calledNumber } from '@chifan/domain/ordering';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { listed } from '../../platform/language/listed.ts';
import { useStaff } from '../../platform/staff.ts';
import { dishText, shopText } from '../../texts/dish-name.tsx';
import { conflictWords, dietLines } from '../kitchen-words/diet-words.ts';
import { remarkPhraseLabels } from '../kitchen-words/remark-phrases.ts';
import { chosenTexts } from '../order-lines.tsx';
import { rememberSeen, type SeenOrder } from './last-seen.ts';

/** Stores these orders, to show them after a reload without a network (rule notification-16). */
export function useRememberSeen(orders: readonly StaffOrder[] | undefined): void {
  const { id: staffId } = useStaff();
  useEffect(() => {
    if (orders) rememberSeen({ staffId, at: new Date().toISOString(), orders: orders.map(seenOf) });
  }, [orders, staffId]);
}

function seenOf(order: StaffOrder): SeenOrder {
  const { address, remark, remarkPhrases } = order;
  const door = address && (doorZh(address.doorNumber) ?? address.doorNumber);
  const rows = (...all: (readonly [string, string | null | undefined])[]) =>
    all.flatMap(([label, text]) => (text ? [[label, text] as const] : []));
  return {
    number: calledNumber(order),
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
    dishes: order.lines.filter(({ quantity, refunded }) => quantity > refunded).map(dishOf),
    warnings: [...dietLines(remark, order.dietProfile).lines],
    remark:
      listed([...remarkPhrases.map((phrase) => remarkPhraseLabels[phrase]()), ...(remark === null ? [] : [remark])]) ||
      null,
  };
}

function dishOf(line: StaffOrder['lines'][number]): string {
  const left = line.quantity - line.refunded;
  const words = [listed(chosenTexts(line)), conflictWords(line.conflicts)].filter(Boolean);
  return [t`${left} 份`, dishText(line), ...words].join(' · ');
}
