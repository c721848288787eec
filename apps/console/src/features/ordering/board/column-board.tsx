import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Button, classNames, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { setKitchenMode } from '../../../kitchen-mode/kitchen-mode.ts';
import { PausedNotices } from '../../../pausing/paused-notice.tsx';
import { RushModeNotices } from '../../../pausing/rush-mode.tsx';
import { DraftNotices } from '../../../shop-stage/draft-notices.tsx';
import { useOpenOrder } from '../../../staff-order/detail/shown-order.ts';
import { useNewOrders } from '../open-orders.ts';
import { PrinterNotices } from '../printers/printer-notices.tsx';
import { DueSetMealsLink } from '../set-meals/due-set-meals-link.tsx';
import { BatchStrip, isBatch } from './batch-strip.tsx';
import { hasDish } from './batches.ts';
import { type BoardColumn, columnLabels, type SortedOrders, shownColumns, sortIntoColumns } from './board-columns.ts';
import { columnGap, gridColumnsOf, layOutBoard } from './board-layout.ts';
import { KeyLegend } from './key-legend.tsx';
import { KitchenColumn } from './kitchen-column.tsx';
import { LateOrders } from './late-orders.tsx';
import { UnansweredNotice } from './unanswered-notice.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useSize } from './use-size.ts';
import { ViewButtons } from './view-buttons.tsx';

/** Minimum width in pixels for columns side by side. A narrower board shows one column at a time. */
const sideBySideMinWidth = 700;

/**
 * The kitchen board with one scrolling column for each step of an order. Kitchen mode shows the same orders as complete
 * tickets.
 */
export function ColumnBoard({ orders }: { readonly orders: readonly StaffOrder[] }) {
  const [{ width }, measure] = useSize();
  const newOrders = new Set(useNewOrders().map(({ id }) => id));
  const sorted = sortIntoColumns(orders, ({ id }) => newOrders.has(id));
  const isUnnoticed = ({ id, state }: StaffOrder) => state !== 'pending' && newOrders.has(id);
  const openOrder = useOpenOrder();
  const [dish, setDish] = useState<string | null>(null);
  const shownDish = isBatch(sorted.cooking, dish) ? dish : null;
  const shown =
    shownDish === null ? sorted : { ...sorted, cooking: sorted.cooking.filter((order) => hasDish(order, shownDish)) };
  const late = <LateOrders orders={[...sorted.arrived, ...sorted.cooking]} onOpen={openOrder} />;
  const Columns = width < sideBySideMinWidth ? OneColumn : SideBySide;
  return (
    <div ref={measure}>
      <DraftNotices />
      <PausedNotices />
      <UnansweredNotice />
      <PrinterNotices />
      <div className="flex flex-wrap items-start gap-x-2">
        <KitchenModeButton />
        <RushModeNotices />
        <Link to="/past" className="mb-3 flex min-h-11 items-center gap-2 px-2 font-semibold text-link">
          <Icon name="search" size={20} />
          {t`查找订单`}
        </Link>
      </div>
      <DueSetMealsLink />
      <BatchStrip orders={sorted.cooking} chosen={shownDish} onChoose={setDish} />
      {width > 0 && <Columns sorted={shown} dish={shownDish} width={width} late={late} isUnnoticed={isUnnoticed} />}
    </div>
  );
}

type ColumnsProps = {
  readonly sorted: SortedOrders;
  /** The dish that filters the column of orders in preparation, or null if the column shows all orders. */
  readonly dish: string | null;
  readonly width: number;
  /** The row of late orders, which stays below the header while the board scrolls. */
  readonly late: ReactNode;
  readonly isUnnoticed: (order: StaffOrder) => boolean;
};

function OneColumn({ sorted, dish, late, isUnnoticed }: ColumnsProps) {
  const [chosen, setChosen] = useState<BoardColumn>('arrived');
  const columns = shownColumns(sorted);
  useBoardKeys(sorted, setChosen);
  useCookingOf(dish, setChosen);
  const shown = columns.includes(chosen) ? chosen : 'arrived';
  return (
    <>
      <div className="sticky top-14 z-10 -mx-4 mb-3 bg-canvas px-2">
        {late}
        <ViewButtons
          views={columns}
          labels={columnLabels}
          counts={countsOf(sorted)}
          chosen={shown}
          onChoose={setChosen}
        />
      </div>
      <KitchenColumn column={shown} orders={sorted[shown]} isUnnoticed={isUnnoticed} isHeadingHidden />
    </>
  );
}

function SideBySide({ sorted, dish, width, late, isUnnoticed }: ColumnsProps) {
  const [chosen, setChosen] = useState<BoardColumn | null>(null);
  const counts = countsOf(sorted);
  useBoardKeys(sorted, setChosen);
  useCookingOf(dish, setChosen);
  const layout = layOutBoard({ width, counts, chosen });
  return (
    <>
      <KeyLegend />
      <div className="sticky top-14 z-10 bg-canvas py-1 empty:hidden">{late}</div>
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

/** Opens the column of orders in preparation when staff choose a dish that filters it. */
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

/** Starts kitchen mode and fills the whole screen, if the browser can. */
function KitchenModeButton() {
  const start = () => {
    setKitchenMode({ isOn: true });
    if (document.fullscreenEnabled) void document.documentElement.requestFullscreen().catch(() => undefined);
  };
  return (
    <Button variant="secondary" icon="receipt" onClick={start} className="mb-3 px-3 sm:px-4">
      {t`厨房模式`}
    </Button>
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
        'sticky top-28 flex min-h-48 w-full min-w-11 flex-col items-center gap-2 rounded-card border py-3',
        count > 0 ? 'border-edge bg-surface text-ink' : 'border-dashed border-line text-soft',
      )}
    >
      <span className={classNames('figures', count > 0 ? 'text-title font-bold' : 'text-note')}>{count}</span>
      <span className="text-note font-semibold [writing-mode:vertical-rl]">{label}</span>
    </button>
  );
}
