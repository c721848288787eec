import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Badge, IconButton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { SoundSwitch } from '../../../bell/sound-switch.tsx';
import { LiveSign } from '../../../connection/live-sign.tsx';
import { useStaff } from '../../../platform/staff.ts';
import { columnLabels } from '../board/board-columns.ts';
import { LateOrders } from '../board/late-orders.tsx';
import { ViewButtons } from '../board/view-buttons.tsx';
import { type KitchenView, kitchenViews } from './ticket-layout.ts';
import { type KitchenKey, kitchenKeys } from './use-kitchen-keys.ts';

const viewLabels: Readonly<Record<KitchenView, () => string>> = {
  to_cook: () => t`待做`,
  waiting: columnLabels.waiting,
  underway: columnLabels.underway,
  after_sale: columnLabels.after_sale,
};

export type KitchenDialogName = KitchenKey | 'settings';

type StatusLineProps = {
  /**
   * Number of orders of each view. Null if the tickets are in columns by step, because then there are no views to
   * choose from.
   */
  readonly counts: Readonly<Record<KitchenView, number>> | null;
  readonly view: KitchenView;
  readonly onView: (view: KitchenView) => void;
  /** New orders and orders in preparation, of which the line names the late ones. */
  readonly toCook: readonly StaffOrder[];
  readonly onShow: (order: StaffOrder) => void;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly onOpen: (dialog: KitchenDialogName) => void;
};

/**
 * The only bar of kitchen mode, with the connection, the sound, rush mode, the late orders, the views and the pages.
 */
export function StatusLine({ counts, view, onView, toCook, onShow, page, pages, onPage, onOpen }: StatusLineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 border-b border-line bg-surface px-2 py-1.5">
      <h1 className="sr-only">{t({ message: '接单', context: 'screen' })}</h1>
      <LiveSign />
      <LateOrders orders={toCook} onOpen={onShow} />
      <BusySign />
      {counts !== null && (
        <ViewButtons
          views={kitchenViews.filter((each) => each !== 'after_sale' || counts.after_sale > 0 || view === 'after_sale')}
          labels={viewLabels}
          counts={counts}
          chosen={view}
          onChoose={onView}
        />
      )}
      <div className="ms-auto flex items-center">
        <IconButton
          icon="list"
          label={t`待做菜品汇总`}
          aria-keyshortcuts={kitchenKeys.allDay}
          onClick={() => onOpen('allDay')}
        />
        <IconButton
          icon="search"
          label={t`按号找单`}
          aria-keyshortcuts={kitchenKeys.find}
          onClick={() => onOpen('find')}
        />
        <IconButton
          icon="receipt"
          label={t`召回最近完成的订单`}
          aria-keyshortcuts={kitchenKeys.recall}
          onClick={() => onOpen('recall')}
        />
        <SoundSwitch />
        <IconButton icon="gear" label={t`厨房模式设置`} onClick={() => onOpen('settings')} />
      </div>
      <Pager page={page} pages={pages} onPage={onPage} />
    </div>
  );
}

function BusySign() {
  const { shops } = useStaff();
  const isBusy = shops.some(({ isTakingOrders, rushUntil }) => isTakingOrders && rushUntil !== null);
  return isBusy && <Badge tone="warn" icon="clock">{t`忙碌模式`}</Badge>;
}

type PagerProps = Pick<StatusLineProps, 'page' | 'pages' | 'onPage'>;

function Pager({ page, pages, onPage }: PagerProps) {
  const shown = page + 1;
  return (
    <div role="group" aria-label={t`翻页`} className="flex items-center">
      <IconButton icon="back" label={t`上一页`} disabled={page === 0} onClick={() => onPage(page - 1)} />
      <p role="status" className="figures min-w-10 text-center font-semibold">
        <span className="sr-only">{t`第 ${shown} 页，共 ${pages} 页`}</span>
        <span aria-hidden>
          {shown}/{pages}
        </span>
      </p>
      <IconButton icon="forward" label={t`下一页`} disabled={shown >= pages} onClick={() => onPage(page + 1)} />
    </div>
  );
}
