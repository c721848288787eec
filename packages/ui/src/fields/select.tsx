import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { Field, type FieldTexts, inputClassName } from './field.tsx';

export type Choice<Value extends string> = { readonly value: Value; readonly label: string; readonly hint?: string };

export type SelectProps<Value extends string> = FieldTexts & {
  readonly value: Value | '';
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
  readonly name?: string;
};

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, value, choices, onChange, placeholder, name } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className="relative">
          <select
            {...wiring}
            name={name}
            value={value}
            onChange={(event) => {
              const chosen = choices.find((choice) => choice.value === event.target.value);
              if (chosen) onChange(chosen.value);
            }}
            className={classNames(inputClassName, 'appearance-none pe-10')}
          >
            {placeholder && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon
            name="forward"
            size={20}
            className="pointer-events-none absolute end-3 top-3.5 rotate-90 rtl:-rotate-90"
          />
        </div>
      )}
    </Field>
  );
}
