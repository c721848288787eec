import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icons/icon.tsx';

export type ChipProps = {
  readonly isChosen: boolean;
  readonly onPress: () => void;
  readonly icon?: IconName;
  readonly children: ReactNode;
};

/** Pill-shaped button, 36 px high, with a touch area of 44 px. */
export function Chip({ isChosen, onPress, icon, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className="flex min-h-11 max-w-full shrink-0 items-center rounded-full -outline-offset-3"
    >
      <span
        className={classNames(
          'flex min-h-9 min-w-0 flex-wrap items-center gap-x-1 rounded-full border px-3.5 text-note',
          isChosen ? 'border-brand bg-brand font-semibold text-on-brand' : 'border-line bg-surface text-ink',
        )}
      >
        {icon && <Icon name={icon} size={18} />}
        {children}
      </span>
    </button>
  );
}

export type FilterChipsProps<Value extends string> = {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** Filter chips in one row that scrolls horizontally. The row scrolls by itself until the chosen chip is visible. */
export function FilterChips<Value extends string>({ label, choices, value, onChange }: FilterChipsProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  const at = choices.findIndex((choice) => choice.value === value);
  useLayoutEffect(() => showInRow(row.current, at), [at]);
  return (
    <div ref={row} role="group" aria-label={label} className="no-bars flex gap-2 overflow-x-auto px-4">
      {choices.map((choice) => (
        <Chip key={choice.value} isChosen={choice.value === value} onPress={() => onChange(choice.value)}>
          {choice.label}
        </Chip>
      ))}
    </div>
  );
}

function showInRow(row: HTMLElement | null, at: number): void {
  const chip = row?.children[at];
  if (!row || !chip) return;
  const [outer, inner] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  const edge = Number.parseFloat(getComputedStyle(row).paddingInlineStart) || 0;
  row.scrollLeft += Math.max(0, inner.right + edge - outer.right) + Math.min(0, inner.left - edge - outer.left);
}
