import type { StaffOrder } from '@chifan/contract/ordering';
import { ErrorState } from '@chifan/ui';
import { useState } from 'react';
import { PausedNotices } from '../../../pausing/paused-notice.tsx';
import { OrderSheet } from '../../../staff-order/detail/order-sheet.tsx';
import { SoundHint } from '../bell/sound-hint.tsx';
import { useNewOrders } from '../bell/use-new-orders.ts';
import { KitchenMoves } from '../moves/kitchen-move-buttons.tsx';
import { useOpenOrders } from '../open-orders.ts';
import { type BoardColumn, sortIntoColumns } from './board-columns.ts';
import { columnGap, gridColumnsOf, layOutBoard } from './board-layout.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import { ColumnStrip } from './column-strip.tsx';
import { ColumnTabs } from './column-tabs.tsx';
import { KitchenColumn } from './kitchen-column.tsx';
import { type SortedOrders, shownColumns } from './shown-columns.ts';
import { useWidth } from './use-width.ts';

/** Where two columns do not fit beside their strips, the board shows one at a time. */
const sideBySideMinWidth = 700;

/** The kitchen's board: columns side by side, on a phone one at a time. */
export default function BoardScreen() {
  const { data, error, refetch } = useOpenOrders();
  if (data) return <Board orders={data.records} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BoardSkeleton />;
}

function Board({ orders }: { readonly orders: readonly StaffOrder[] }) {
  const [width, measure] = useWidth();
  const newOrders = new Set(useNewOrders().map(({ id }) => id));
  const sorted = sortIntoColumns(orders, ({ id }) => newOrders.has(id));
  const isUnnoticed = ({ id, state }: StaffOrder) => state !== 'pending' && newOrders.has(id);
  const Columns = width < sideBySideMinWidth ? OneColumn : SideBySide;
  return (
    <div ref={measure}>
      <PausedNotices />
      <SoundHint />
      {width > 0 && <Columns sorted={sorted} width={width} isUnnoticed={isUnnoticed} />}
      <OrderSheet orders={orders} moves={(order) => <KitchenMoves order={order} />} />
    </div>
  );
}

type ColumnsProps = {
  readonly sorted: SortedOrders;
  readonly width: number;
  readonly isUnnoticed: (order: StaffOrder) => boolean;
};

function OneColumn({ sorted, isUnnoticed }: ColumnsProps) {
  const [chosen, setChosen] = useState<BoardColumn>('arrived');
  const columns = shownColumns(sorted);
  const shown = columns.includes(chosen) ? chosen : 'arrived';
  return (
    <>
      <ColumnTabs columns={columns} sorted={sorted} chosen={shown} onChoose={setChosen} />
      <KitchenColumn column={shown} orders={sorted[shown]} isUnnoticed={isUnnoticed} isHeadingHidden />
    </>
  );
}

function SideBySide({ sorted, width, isUnnoticed }: ColumnsProps) {
  const [chosen, setChosen] = useState<BoardColumn | null>(null);
  const counts = countsOf(sorted);
  const layout = layOutBoard({ width, counts, chosen });
  return (
    <div className="grid items-start" style={{ gridTemplateColumns: gridColumnsOf(layout), columnGap }}>
      {layout.map(({ column, cards }) =>
        cards === null ? (
          <ColumnStrip key={column} column={column} count={counts[column]} onOpen={() => setChosen(column)} />
        ) : (
          <KitchenColumn key={column} column={column} orders={sorted[column]} isUnnoticed={isUnnoticed} />
        ),
      )}
    </div>
  );
}

const countsOf = (sorted: SortedOrders): Readonly<Record<BoardColumn, number>> => ({
  arrived: sorted.arrived.length,
  cooking: sorted.cooking.length,
  waiting: sorted.waiting.length,
  underway: sorted.underway.length,
  after_sale: sorted.after_sale.length,
});
