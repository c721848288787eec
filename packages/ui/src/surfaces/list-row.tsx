import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';

export type ListRowProps = {
  /** Name of an icon, or an element of 24 px. */
  readonly icon?: IconName | ReactElement;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly value?: ReactNode;
  readonly onPress: () => void;
};

export function ListRow({ icon, label, hint, value, onPress }: ListRowProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-14 w-full items-center gap-3 border-b border-line bg-surface px-4 py-2 text-start last:border-b-0 active:bg-sunken"
    >
      {typeof icon === 'string' ? <Icon name={icon} className="text-soft" /> : icon}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="min-w-0 flex-[1_1_9rem] hyphens-auto">
          <span className="block">{label}</span>
          {hint && <span className="block text-small text-faint">{hint}</span>}
        </span>
        {value && <span className="text-note text-soft">{value}</span>}
      </span>
      <Icon name="forward" size={20} className="text-faint" />
    </button>
  );
}
