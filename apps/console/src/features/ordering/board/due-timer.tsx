import type { Due, KitchenDue } from '@chifan/domain/ordering';
import { Icon, type IconName } from '@chifan/ui';
import { t } from '@lingui/core/macro';

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
export function DueTimer({ left: { due, minutesLeft } }: { readonly left: KitchenDue }) {
  const late = -minutesLeft;
  return (
    <span className="figures flex items-center gap-1 text-title font-bold whitespace-nowrap">
      <Icon name={icons[due]} size={20} />
      {due === 'late' ? t`超时 ${late} 分` : t`还剩 ${minutesLeft} 分`}
    </span>
  );
}
