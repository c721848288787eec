import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { useState } from 'react';
import { useKitchenMode } from '../../../kitchen-mode/kitchen-mode.ts';
import { PausedNotices } from '../../../pausing/paused-notice.tsx';
import { DraftNotices } from '../../../shop-stage/draft-notices.tsx';
import { emptyColumnLabels, sortIntoColumns } from '../board/board-columns.ts';
import { UnansweredNotice } from '../board/unanswered-notice.tsx';
import { useSize } from '../board/use-size.ts';
import { useNewOrders } from '../open-orders.ts';
import { PrinterNotices } from '../printers/printer-notices.tsx';
import { AllDayDialog } from './all-day-dialog.tsx';
import { FindOrderDialog } from './find-order-dialog.tsx';
import { KitchenKeyLegend } from './kitchen-key-legend.tsx';
import { KitchenSettingsDialog } from './kitchen-settings-dialog.tsx';
import { RecallDialog } from './recall-dialog.tsx';
import { RecalledOrders } from './recalled-tickets.tsx';
import { type KitchenDialogName, StatusLine } from './status-line.tsx';
import { TicketCells } from './ticket-cells.tsx';
import { groupsOf, type KitchenView, kitchenViews, ordersOf, ticketPages } from './ticket-layout.ts';
import { stepHeadPixels, textScale, ticketColumns, ticketGap } from './ticket-space.ts';
import { useKitchenKeys } from './use-kitchen-keys.ts';
import { useSelection } from './use-selection.ts';
import { useTextScale } from './use-text-scale.ts';
import { useTicketHeights } from './use-ticket-heights.ts';

/** Kitchen mode of the board: whole tickets on pages, without navigation (rule ordering-130). */
export function KitchenBoard({ orders }: { readonly orders: readonly StaffOrder[] }) {
  const { arrangement, size } = useKitchenMode();
  const [space, measure] = useSize();
  const [view, setView] = useState<KitchenView>('to_cook');
  const [dialog, setDialog] = useState<KitchenDialogName | null>(null);
  const newOrders = new Set(useNewOrders().map(({ id }) => id));
  const sorted = sortIntoColumns(orders, ({ id }) => newOrders.has(id));
  const columns = ticketColumns(space.width, size);
  const groups = groupsOf({ sorted, view, arrangement, columns });
  const headPixels = groups[0]?.step === null ? 0 : stepHeadPixels;
  const height = Math.max(0, space.height - headPixels - 2 * ticketGap);
  const { heightOf, isMeasured, measured } = useTicketHeights(`${size} ${columns} ${space.width}`);
  const pages = ticketPages(groups, height, heightOf);
  useTextScale(textScale[size]);
  const { page, selected, select, showPage } = useSelection(pages);
  const toCook = ordersOf(sorted, 'to_cook');
  const close = () => setDialog(null);
  const show = (order: StaffOrder) => {
    const there = kitchenViews.find((each) => ordersOf(sorted, each).some(({ id }) => id === order.id));
    if (there !== undefined) setView(there);
    select(order.id);
    close();
  };
  useKitchenKeys({
    pages,
    page,
    selected,
    isShown: space.width > 0,
    onSelect: select,
    onPage: showPage,
    onOpen: setDialog,
  });
  return (
    <div className="absolute inset-0 flex flex-col">
      <StatusLine
        counts={
          groups[0]?.step === null
            ? {
                to_cook: toCook.length,
                waiting: sorted.waiting.length,
                underway: sorted.underway.length,
                after_sale: sorted.after_sale.length,
              }
            : null
        }
        view={view}
        onView={(next) => {
          setView(next);
          showPage(0);
        }}
        toCook={toCook}
        onShow={(order) => {
          // Moves the focus from the tapped number to the ticket.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          show(order);
        }}
        page={page}
        pages={pages.length}
        onPage={showPage}
        onOpen={setDialog}
      />
      <div className="max-h-[40%] shrink-0 overflow-y-auto px-2 [&>*]:mt-2 [&>*]:mb-0">
        <DraftNotices />
        <PausedNotices />
        <UnansweredNotice />
        <PrinterNotices />
        <RecalledOrders />
      </div>
      <div ref={measure} className="relative min-h-0 flex-1 overflow-hidden">
        {space.width > 0 && (
          <TicketCells
            groups={groups}
            columns={columns}
            height={height}
            tickets={pages[page] ?? []}
            selected={selected}
            isUnnoticed={({ id, state }) => state !== 'pending' && newOrders.has(id)}
            onMeasured={measured}
            isMeasured={isMeasured}
          />
        )}
        {pages[page]?.length === 0 && (
          <p className="absolute inset-0 grid place-items-center px-4 text-center text-soft">
            {emptyColumnLabels[view === 'to_cook' ? 'arrived' : view]()}
          </p>
        )}
      </div>
      <KitchenKeyLegend />
      {dialog === 'allDay' && <AllDayDialog orders={toCook} onOpen={show} onClose={close} />}
      {dialog === 'recall' && <RecallDialog openOrders={orders} onClose={close} />}
      {dialog === 'find' && <FindOrderDialog orders={orders} onFound={show} onClose={close} />}
      {dialog === 'settings' && <KitchenSettingsDialog onClose={close} />}
    </div>
  );
}
