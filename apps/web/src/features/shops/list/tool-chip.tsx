import { classNames, Icon, type IconName } from '@chifan/ui';
import type { ReactNode } from 'react';

type ToolChipProps = {
  readonly icon: IconName;
  /** Something else than usual is chosen behind it. */
  readonly isSet: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

/** Opens a sheet with choices. */
export function ToolChip({ icon, isSet, onPress, children }: ToolChipProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className="flex h-11 shrink-0 items-center -outline-offset-3"
    >
      <span
        className={classNames(
          'flex h-9 items-center gap-1.5 rounded-small border ps-2.5 pe-2 text-note whitespace-nowrap',
          isSet ? 'border-edge bg-brand-tint font-semibold' : 'border-line bg-surface',
        )}
      >
        <Icon name={icon} size={18} />
        {children}
        <Icon name="forward" size={16} className="rotate-90 text-faint rtl:-rotate-90" />
      </span>
    </button>
  );
}
