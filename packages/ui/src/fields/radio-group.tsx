import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field.tsx';

export type RadioChoice<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: Value | null;
  readonly choices: readonly RadioChoice<Value>[];
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
  /**
   * `row`: short choices in a row that wraps. `lines`: choices separated by lines. `boxes`, the default: one box for
   * each choice.
   */
  readonly layout?: keyof typeof layouts;
};

const layouts = { boxes: 'grid gap-2', row: 'flex flex-wrap gap-2', lines: 'grid divide-y divide-line' } as const;

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, isLabelHidden, value, choices, onChange, error, layout = 'boxes' } = props;
  const name = useId();
  return (
    <fieldset className={layouts[layout]}>
      <legend className={isLabelHidden ? 'sr-only' : 'mb-2 text-note font-medium'}>{label}</legend>
      {choices.map((choice) => (
        <Row
          key={choice.value}
          isDisabled={choice.isDisabled ?? false}
          isPlain={layout === 'lines'}
          label={choice.label}
          hint={choice.hint}
        >
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            disabled={choice.isDisabled}
            onChange={() => onChange(choice.value)}
            className="mt-0.5 size-5 shrink-0"
          />
        </Row>
      ))}
      {error && <FieldError message={error} />}
    </fieldset>
  );
}

export type CheckboxProps = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly isDisabled?: boolean;
};

export function Checkbox({ label, hint, isChecked, onChange, isDisabled = false }: CheckboxProps) {
  return (
    <Row isDisabled={isDisabled} label={label} hint={hint}>
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-5 shrink-0"
      />
    </Row>
  );
}

type RowProps = {
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly isDisabled: boolean;
  readonly isPlain?: boolean;
  readonly children: ReactNode;
};

function Row({ label, hint, isDisabled, isPlain = false, children }: RowProps) {
  return (
    <label
      className={classNames(
        'flex items-start gap-3 has-checked:bg-brand-tint',
        isPlain
          ? 'min-h-11 px-1 py-2.5'
          : 'min-h-12 rounded-small border border-line bg-surface px-3 py-3 has-checked:border-edge',
        isDisabled && 'opacity-60',
      )}
    >
      {children}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block">{label}</span>
        {hint && <span className="block text-small text-soft">{hint}</span>}
      </span>
    </label>
  );
}
