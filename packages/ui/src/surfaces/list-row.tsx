import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';

export type ListRowProps = {
  readonly icon?: IconName;
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
      {icon && <Icon name={icon} className="text-soft" />}
      <span className="min-w-0 flex-1">
        <span className="block">{label}</span>
        {hint && <span className="block text-small text-faint">{hint}</span>}
      </span>
      {value && <span className="text-note text-soft">{value}</span>}
      <Icon name="forward" size={20} className="text-faint" />
    </button>
  );
}
