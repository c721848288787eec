import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldWords, inputShape } from './field.tsx';

export type TextFieldProps = FieldWords & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'date';
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly lines?: number;
  readonly ref?: Ref<HTMLInputElement>;
};

/** Numbers, e-mail addresses and the like are left to right in every language; free text follows its own characters. */
const directionOf = (type: TextFieldProps['type']) => (type === 'text' || type === 'search' ? 'auto' : 'ltr');

export function TextField({ label, hint, error, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <TextInput {...rest} wiring={wiring} />}
    </Field>
  );
}

type TextInputProps = Omit<TextFieldProps, keyof FieldWords> & { readonly wiring: object };

function TextInput(props: TextInputProps) {
  const { value, onChange, type = 'text', isRequired, isDisabled, lines = 1, wiring, ref, ...rest } = props;
  const shared = { ...rest, ...wiring, value, required: isRequired, disabled: isDisabled };
  if (lines > 1) {
    return (
      <textarea
        {...shared}
        dir="auto"
        rows={lines}
        className={classNames(inputShape, 'py-2')}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <input
      {...shared}
      ref={ref}
      type={type}
      dir={directionOf(type)}
      className={classNames(inputShape, directionOf(type) === 'ltr' && 'rtl:text-end')}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
