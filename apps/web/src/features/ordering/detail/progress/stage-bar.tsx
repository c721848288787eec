import type { OrderEvent, OrderStage } from '@chifan/domain/ordering';
import { classNames, Icon } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '../../../../data/ordering.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { formatTime, isToday } from '../../../../platform/time.ts';
import { progressOfOrder, segmentColour } from '../../../../terms/ordering/order-progress.ts';

const stageLabels: Readonly<Record<OrderStage, MessageDescriptor>> = {
  confirming: msg`Confirming`,
  preparing: msg`Preparing`,
  ready: msg`Ready`,
  on_the_way: msg`On the way`,
  arrived: msg`Delivered`,
  collected: msg`Picked up`,
  voucher: msg`Voucher`,
  restaurant: msg`Restaurant`,
  code: msg`Code`,
  meal: msg`Meal`,
};

const confirmed = msg`Confirmed`;

/** The event that starts a stage. Its time is shown below the stage. */
const startedBy: Readonly<Record<OrderStage, OrderEvent>> = {
  confirming: 'pay',
  preparing: 'accept',
  ready: 'ready',
  on_the_way: 'collect',
  arrived: 'hand_over',
  collected: 'redeem',
  voucher: 'pay',
  restaurant: 'choose_restaurant',
  code: 'issue_code',
  meal: 'redeem',
};

/** Rule ordering-115: the stages of an order with the times at which they started. */
export function StageBar({ order }: { readonly order: OrderDetail }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const progress = progressOfOrder(order);
  if (progress === null) return null;
  const { stages, done, current } = progress;
  return (
    <ol aria-label={t`Order progress`} className="flex gap-1">
      {stages.map((stage, index) => {
        const isDone = index < done;
        const isCurrent = stage === current;
        const startedAt = isDone || isCurrent ? startOf(order, stage) : null;
        return (
          <li key={stage} aria-current={isCurrent ? 'step' : undefined} className="min-w-0 flex-1">
            <span
              aria-hidden="true"
              className={classNames('block h-1.5 rounded-full', segmentColour(progress, index))}
            />
            <span
              className={classNames(
                'mt-1 block text-small leading-tight hyphens-auto wrap-break-word',
                isCurrent ? 'font-semibold' : 'text-soft',
              )}
            >
              {i18n._(isDone && stage === 'confirming' ? confirmed : stageLabels[stage])}
              {isDone && <span className="sr-only"> ({t`done`})</span>}
            </span>
            <span className="flex items-center gap-0.5 text-small text-soft">
              {isDone && <Icon name="check" size={14} className="shrink-0 text-good" />}
              {startedAt !== null && <bdi className="figures">{formatTime(startedAt, 'time', language)}</bdi>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Returns the time when a stage started, if that was today. Otherwise null. */
function startOf({ timeline }: OrderDetail, stage: OrderStage): string | null {
  const at = timeline.findLast(({ event }) => event === startedBy[stage])?.at ?? null;
  return at === null || !isToday(at) ? null : at;
}
