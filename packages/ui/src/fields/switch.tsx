import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

export type SwitchProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isBusy?: boolean;
  /** True if a column heading above already shows the label. */
  readonly isLabelHidden?: boolean;
};

/** Switch that takes effect at once, unlike a checkbox in a form. A tap anywhere on the row toggles it. */
export function Switch({ label, hint, isOn, onChange, isBusy = false, isLabelHidden = false }: SwitchProps) {
  const id = useId();
  return (
    <label
      className={classNames(
        'flex min-h-14 cursor-pointer items-center py-3',
        isLabelHidden ? 'justify-center' : 'gap-4',
        isBusy && 'opacity-60',
      )}
    >
      <span className={isLabelHidden ? 'sr-only' : 'min-w-0 flex-1'}>
        <span className="block font-medium">{label}</span>
        {hint && (
          <span id={id} className="block text-small text-soft">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-describedby={hint ? id : undefined}
        aria-label={label}
        checked={isOn}
        disabled={isBusy}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className="flex h-8 w-14 shrink-0 rounded-full border-2 border-edge bg-sunken p-0.5 transition-colors peer-checked:justify-end peer-checked:border-good peer-checked:bg-good peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-link"
      >
        <span className="aspect-square h-full rounded-full border border-edge bg-surface" />
      </span>
    </label>
  );
}
