import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { classNames, ErrorState, Loading, Skeleton } from '@chifan/ui';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { PausedNotices } from '../../../pausing/paused-notice.tsx';
import { RushModeNotices } from '../../../pausing/rush-mode.tsx';
import { DraftNotices } from '../../../shop-stage/draft-notices.tsx';
import { OrderSheet } from '../../../staff-order/detail/order-sheet.tsx';
import { useStoreOfflineOrders } from '../../../staff-order/last-seen/use-store-offline-orders.ts';
import { KitchenActionButtons } from '../actions/kitchen-action-buttons.tsx';
import { useNewOrders, useOpenOrders } from '../open-orders.ts';
import { PrinterNotices } from '../printers/printer-notices.tsx';
import { DueSetMealsLink } from '../set-meals/due-set-meals-link.tsx';
import { BatchStrip, isBatch } from './batch-strip.tsx';
import { hasDish } from './batches.ts';
import { type BoardColumn, columnLabels, type SortedOrders, shownColumns, sortIntoColumns } from './board-columns.ts';
import { columnGap, gridColumnsOf, layOutBoard } from './board-layout.ts';
import { ColumnTabs } from './column-tabs.tsx';
import { KeyLegend } from './key-legend.tsx';
import { KitchenColumn } from './kitchen-column.tsx';
import { UnansweredNotice } from './unanswered-notice.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** Minimum width in pixels for columns side by side. A narrower board shows one column at a time. */
const sideBySideMinWidth = 700;

export default function BoardScreen() {
  const { data, error, refetch } = useOpenOrders();
  useStoreOfflineOrders(data?.records);
  if (data) return <Board orders={data.records} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BoardSkeleton />;
}

function Board({ orders }: { readonly orders: readonly StaffOrder[] }) {
  const [width, measure] = useWidth();
  const newOrders = new Set(useNewOrders().map(({ id }) => id));
  const sorted = sortIntoColumns(orders, ({ id }) => newOrders.has(id));
  const isUnnoticed = ({ id, state }: StaffOrder) => state !== 'pending' && newOrders.has(id);
  const [dish, setDish] = useState<string | null>(null);
  const shownDish = isBatch(sorted.cooking, dish) ? dish : null;
  const shown =
    shownDish === null ? sorted : { ...sorted, cooking: sorted.cooking.filter((order) => hasDish(order, shownDish)) };
  useWakeLock();
  const Columns = width < sideBySideMinWidth ? OneColumn : SideBySide;
  return (
    <div ref={measure}>
      <DraftNotices />
      <PausedNotices />
      <UnansweredNotice />
      <PrinterNotices />
      <RushModeNotices />
      <DueSetMealsLink />
      <BatchStrip orders={sorted.cooking} chosen={shownDish} onChoose={setDish} />
      {width > 0 && <Columns sorted={shown} dish={shownDish} width={width} isUnnoticed={isUnnoticed} />}
      <OrderSheet orders={orders} moves={(order) => <KitchenActionButtons order={order} />} isPrintable />
    </div>
  );
}

type ColumnsProps = {
  readonly sorted: SortedOrders;
  /** The cooking column shows only orders with this dish. Null shows all orders. */
  readonly dish: string | null;
  readonly width: number;
  readonly isUnnoticed: (order: StaffOrder) => boolean;
};

function OneColumn({ sorted, dish, isUnnoticed }: ColumnsProps) {
  const [chosen, setChosen] = useState<BoardColumn>('arrived');
  const columns = shownColumns(sorted);
  useBoardKeys(sorted, setChosen);
  useCookingOf(dish, setChosen);
  const shown = columns.includes(chosen) ? chosen : 'arrived';
  return (
    <>
      <ColumnTabs columns={columns} sorted={sorted} chosen={shown} onChoose={setChosen} />
      <KitchenColumn column={shown} orders={sorted[shown]} isUnnoticed={isUnnoticed} isHeadingHidden />
    </>
  );
}

function SideBySide({ sorted, dish, width, isUnnoticed }: ColumnsProps) {
  const [chosen, setChosen] = useState<BoardColumn | null>(null);
  const counts = countsOf(sorted);
  useBoardKeys(sorted, setChosen);
  useCookingOf(dish, setChosen);
  const layout = layOutBoard({ width, counts, chosen });
  return (
    <>
      <KeyLegend />
      <div className="grid items-start" style={{ gridTemplateColumns: gridColumnsOf(layout), columnGap }}>
        {layout.map(({ column, cards }) =>
          cards === null ? (
            <ColumnStrip key={column} column={column} count={counts[column]} onOpen={() => setChosen(column)} />
          ) : (
            <KitchenColumn key={column} column={column} orders={sorted[column]} isUnnoticed={isUnnoticed} />
          ),
        )}
      </div>
    </>
  );
}

/** Opens the cooking column when staff choose a dish. */
function useCookingOf(dish: string | null, open: (column: BoardColumn) => void): void {
  const openCooking = useEffectEvent(() => open('cooking'));
  useEffect(() => {
    if (dish !== null) openCooking();
  }, [dish]);
}

const countsOf = (sorted: SortedOrders): Readonly<Record<BoardColumn, number>> => ({
  arrived: sorted.arrived.length,
  cooking: sorted.cooking.length,
  waiting: sorted.waiting.length,
  underway: sorted.underway.length,
  after_sale: sorted.after_sale.length,
});

/** Current width of an element in pixels. 0 before the element is rendered. */
function useWidth(): readonly [number, (element: HTMLElement | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const read = () => setWidth(element.clientWidth);
    const resizing = new ResizeObserver(read);
    resizing.observe(element);
    read();
    return () => resizing.disconnect();
  }, []);
  return [width, measure];
}

function BoardSkeleton() {
  return (
    <Loading>
      <div className="grid gap-3">
        <Skeleton className="h-6 w-24" />
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3">
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} className="h-64" />
          ))}
        </div>
      </div>
    </Loading>
  );
}

type ColumnStripProps = {
  readonly column: BoardColumn;
  readonly count: number;
  readonly onOpen: () => void;
};

function ColumnStrip({ column, count, onOpen }: ColumnStripProps) {
  const label = columnLabels[column]();
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-expanded={false}
      className={classNames(
        'sticky top-18 flex min-h-48 w-full min-w-11 flex-col items-center gap-2 rounded-card border py-3',
        count > 0 ? 'border-edge bg-surface text-ink' : 'border-dashed border-line text-soft',
      )}
    >
      <span className={classNames('figures', count > 0 ? 'text-title font-bold' : 'text-note')}>{count}</span>
      <span className="text-note font-semibold [writing-mode:vertical-rl]">{label}</span>
    </button>
  );
}
