import type { OutputAt } from '@chifan/contract/client';
import type { OrderEvent } from '@chifan/domain/ordering';
import { t } from '@lingui/core/macro';
import { inBrackets } from '../../platform/language/join-list.ts';
import { eventLabels, reasonLabel } from '../../staff-order/order-labels.ts';

export type Insight = OutputAt<'/rest/staff/insight'>;

/** Formats a percentage in brackets, such as （3.2%）. Empty if `whole` is zero. */
export const percentOf = (part: number, whole: number): string =>
  inBrackets(whole === 0 ? '' : `${((part / whole) * 100).toFixed(1)}%`);

export function durationText(seconds: number | null): string | null {
  if (seconds === null) return null;
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return t`${rest} 秒`;
  return rest === 0 ? t`${minutes} 分钟` : t`${minutes} 分 ${rest} 秒`;
}

const isEvent = (event: string): event is OrderEvent => Object.hasOwn(eventLabels, event);

/** Text of the reason why an order was refused. If there is no reason, the text of the event that ended the order. */
export const refusalReasonText = (event: string, reason: string | null): string =>
  reason === null ? (isEvent(event) ? eventLabels[event]() : event) : reasonLabel(reason);

/** Formats a day as month and day, such as 11-22. */
export const shortDay = (day: string): string => day.slice(5);
