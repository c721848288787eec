import { classNames } from '@chifan/ui';
import { t } from '@lingui/core/macro';

type EntryCountProps = { readonly count: number; readonly className?: string };

/** Shows the number of items that need action on a screen. Renders nothing for zero. */
export function EntryCount({ count, className }: EntryCountProps) {
  if (count === 0) return null;
  return (
    <span
      className={classNames(
        'figures min-w-5 rounded-full bg-brand px-1.5 text-center text-small font-semibold text-on-brand',
        className,
      )}
    >
      <span className="sr-only">{t`待处理：`}</span>
      {count}
    </span>
  );
}
