import type { OutputAt } from '@chifan/contract/client';
import type { OrderEvent } from '@chifan/domain/ordering';
import { t } from '@lingui/core/macro';
import { inBrackets } from '../../platform/language/join-list.ts';
import { eventLabels, reasonLabel } from '../../staff-order/order-labels.ts';

export type Insight = OutputAt<'/rest/staff/insight'>;

/** A share in brackets, such as （3.2%）. Empty if the whole is zero. */
export const percentOf = (part: number, whole: number): string =>
  inBrackets(whole === 0 ? '' : `${((part / whole) * 100).toFixed(1)}%`);

export function periodLabels(seconds: number | null): string | null {
  if (seconds === null) return null;
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return t`${rest} 秒`;
  return rest === 0 ? t`${minutes} 分钟` : t`${minutes} 分 ${rest} 秒`;
}

const isEvent = (event: string): event is OrderEvent => Object.hasOwn(eventLabels, event);

/** The reason for a refused order, or the event that ended it if there is no reason. */
export const refusalReasonLabels = (event: string, reason: string | null): string =>
  reason === null ? (isEvent(event) ? eventLabels[event]() : event) : reasonLabel(reason);

/** Month and day, such as 11-22. */
export const shortDay = (day: string): string => day.slice(5);
