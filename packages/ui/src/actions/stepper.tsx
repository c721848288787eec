import { useLingui } from '@lingui/react/macro';
import { Icon, type IconName } from '../icons/icon.tsx';

export type StepperProps = {
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Name of the item whose quantity the stepper changes, for screen readers. */
  readonly of: string;
  /** Label of the number, for screen readers. By default, the label states the quantity in the cart. */
  readonly valueLabel?: string;
  readonly min?: number;
  readonly max?: number;
  readonly isDisabled?: boolean;
};

export function Stepper({ value, onChange, of, valueLabel, min = 0, max = 99, isDisabled = false }: StepperProps) {
  const { t } = useLingui();
  return (
    <div className="flex items-center">
      {value > 0 && (
        <>
          <StepButton
            icon="minus"
            label={t`One less: ${of}`}
            isDisabled={isDisabled || value <= min}
            onPress={() => onChange(value - 1)}
          />
          <output
            aria-live="polite"
            aria-label={valueLabel ?? t`In the cart: ${value}`}
            className="figures min-w-6 text-center"
          >
            {value}
          </output>
        </>
      )}
      <StepButton
        icon="plus"
        label={t`One more: ${of}`}
        isDisabled={isDisabled || value >= max}
        onPress={() => onChange(value + 1)}
      />
    </div>
  );
}

type StepButtonProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
};

/** Round button with a diameter of 28 px in a touch area of 44 px. */
function StepButton({ icon, label, isDisabled, onPress }: StepButtonProps) {
  const disc = icon === 'plus' ? 'bg-brand text-on-brand' : 'border border-edge';
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      onClick={onPress}
      className="inline-flex size-11 items-center justify-center disabled:opacity-40"
    >
      <span className={`inline-flex size-7 items-center justify-center rounded-full ${disc}`}>
        <Icon name={icon} size={18} />
      </span>
    </button>
  );
}
