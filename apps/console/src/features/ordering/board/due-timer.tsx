import type { Due, KitchenDue } from '@chifan/domain/ordering';
import { Icon, type IconName } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { durationText } from '../../../platform/time.ts';

/**
 * Colours of the head of a card or ticket, by the time that is left. The whole head is coloured, so that a cook sees
 * the colour from three metres (rule ordering-130).
 */
export const headTones: Readonly<Record<Due, string>> = {
  in_time: 'bg-sunken',
  soon: 'bg-amber text-on-brand',
  late: 'bg-bad text-surface',
};

const icons: Readonly<Record<Due, IconName>> = { in_time: 'clock', soon: 'clock', late: 'warning' };

/** Minutes until the food is due, or since it was due. The head that contains the timer sets the colour. */
export function DueTimer({ left }: { readonly left: KitchenDue }) {
  return (
    <span className="figures flex items-center gap-1 text-title font-bold whitespace-nowrap">
      <Icon name={icons[left.due]} size={20} />
      {wordsOf(left)}
    </span>
  );
}

function wordsOf({ due, minutesLeft }: KitchenDue): string {
  const late = -minutesLeft;
  const time = durationText(Math.abs(minutesLeft));
  if (due === 'late') return late < 60 ? t`超时 ${late} 分` : t`超时 ${time}`;
  return minutesLeft < 60 ? t`还剩 ${minutesLeft} 分` : t`还剩 ${time}`;
}
