import type { WorkOrder } from '@chifan/contract/ordering';
import { ErrorState } from '@chifan/ui';
import { useState } from 'react';
import { OrderSheet } from '../../../work-order/detail/order-sheet.tsx';
import { SoundHint } from '../bell/sound-hint.tsx';
import { KitchenMoves } from '../moves/kitchen-move-buttons.tsx';
import { useOpenOrders } from '../open-orders.ts';
import { type BoardColumn, sortIntoColumns } from './board-columns.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import { ColumnTabs } from './column-tabs.tsx';
import { KitchenColumn } from './kitchen-column.tsx';
import { shownColumns } from './shown-columns.ts';

/** The kitchen's board: on a desktop all columns side by side, on a phone one at a time. */
export default function BoardScreen() {
  const { data, error, refetch } = useOpenOrders();
  if (data) return <Board orders={data.records} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BoardSkeleton />;
}

function Board({ orders }: { readonly orders: readonly WorkOrder[] }) {
  const [chosen, setChosen] = useState<BoardColumn>('arrived');
  const sorted = sortIntoColumns(orders);
  const columns = shownColumns(sorted);
  return (
    <>
      <SoundHint />
      <ColumnTabs columns={columns} sorted={sorted} chosen={chosen} onChoose={setChosen} />
      <div className="grid gap-4 lg:auto-cols-fr lg:grid-flow-col">
        {columns.map((column) => (
          <KitchenColumn key={column} column={column} orders={sorted[column]} isChosen={column === chosen} />
        ))}
      </div>
      <OrderSheet orders={orders} moves={(order) => <KitchenMoves order={order} />} />
    </>
  );
}
