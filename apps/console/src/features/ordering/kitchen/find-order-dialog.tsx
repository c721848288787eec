import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { toWesternDigits } from '@chifan/domain';
import { kitchenCallNumber } from '@chifan/domain/ordering';
import { Dialog, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { joinList } from '../../../platform/language/join-list.ts';
import { wayLabel } from '../../../staff-order/order-labels.ts';
import { dishText } from '../../../texts/dish-name.tsx';

type FindOrderDialogProps = {
  readonly orders: readonly StaffOrder[];
  readonly onFound: (order: StaffOrder) => void;
  readonly onClose: () => void;
};

/** Maximum number of found orders to list. */
const maxFound = 6;

/**
 * Finds an open order by the day number that the kitchen calls out, or by a part of its number, dishes, guest or
 * remark.
 */
export function FindOrderDialog({ orders, onFound, onClose }: FindOrderDialogProps) {
  const [typed, setTyped] = useState('');
  const found = findOrders(orders, typed).slice(0, maxFound);
  return (
    <Dialog isOpen title={t`按号找单`} onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (found[0] !== undefined) onFound(found[0]);
        }}
      >
        <TextField label={t`叫号、订单号、菜名、称呼或备注`} type="search" value={typed} onChange={setTyped} />
        <ul className="grid gap-2">
          {found.map((order) => (
            <li key={order.id}>
              <FoundOrder order={order} onChoose={() => onFound(order)} />
            </li>
          ))}
        </ul>
        {typed.trim() !== '' && found.length === 0 && (
          <p>
            {t`进行中的订单里没有。`}{' '}
            <Link
              to="/past"
              search={{ search: typed.trim() }}
              className="font-semibold text-link underline"
            >{t`在全部订单里找`}</Link>
          </p>
        )}
      </form>
    </Dialog>
  );
}

function FoundOrder({ order, onChoose }: { readonly order: StaffOrder; readonly onChoose: () => void }) {
  const [number, way] = [kitchenCallNumber(order), wayLabel(order)];
  return (
    <button
      type="button"
      onClick={onChoose}
      className="grid min-h-12 w-full rounded-card border border-line px-3 py-2 text-start active:bg-sunken"
    >
      <span className="font-bold">{t`${number} 号 · ${way}`}</span>
      <span className="text-note text-soft wrap-anywhere">{joinList(order.lines.map((line) => dishText(line)))}</span>
    </button>
  );
}

/**
 * Returns the orders whose day number equals the text first, and then the orders that contain the text in a number, a
 * name or the remark.
 */
export function findOrders(orders: readonly StaffOrder[], typed: string): readonly StaffOrder[] {
  const [wanted, words] = [withoutSigns(typed), folded(typed)];
  if (words === '') return [];
  const isCalled = (order: StaffOrder) => withoutSigns(kitchenCallNumber(order)) === wanted;
  const hasNumber = (order: StaffOrder) =>
    wanted !== '' && [kitchenCallNumber(order), order.number].some((number) => withoutSigns(number).includes(wanted));
  const others = orders.filter((order) => !isCalled(order) && (hasNumber(order) || hasWords(order, words)));
  return [...orders.filter(isCalled), ...others];
}

const hasWords = ({ lines, contactName, remark }: StaffOrder, words: string): boolean =>
  [contactName, remark ?? '', ...lines.flatMap(({ nameZh, name }) => [nameZh, name ?? ''])].some((text) =>
    folded(text).includes(words),
  );

const folded = (text: string): string => toWesternDigits(text.normalize('NFKC')).toLowerCase().trim();

const withoutSigns = (text: string): string =>
  folded(text)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/gu, '');
