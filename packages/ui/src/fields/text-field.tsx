import { toWesternDigits } from '@chifan/domain';
import type { ChangeEvent, HTMLInputAutoCompleteAttribute, KeyboardEvent, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts, inputClassName } from './field.tsx';

export type TextFieldProps = FieldTexts & {
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
  /**
   * True for a field that wraps long text and grows in height, so that its whole text is visible. Enter adds no line
   * break.
   */
  readonly isWrapped?: boolean;
  /** Language and direction of the text, if they differ from the app's language and direction. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly ref?: Ref<HTMLInputElement>;
};

/**
 * Direction of an input. Numbers, e-mail addresses and similar values are left to right in every language. Free text
 * gets its direction from its characters.
 */
const directionOf = (type: TextFieldProps['type']) => (type === 'text' || type === 'search' ? 'auto' : 'ltr');

export function TextField({ label, hint, error, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <TextInput {...rest} wiring={wiring} />}
    </Field>
  );
}

type TextInputProps = Omit<TextFieldProps, keyof FieldTexts> & { readonly wiring: object };

function TextInput(props: TextInputProps) {
  const { value, onChange, type = 'text', isRequired, isDisabled, lines = 1, isWrapped, wiring, ref, ...rest } = props;
  const shared = { dir: directionOf(type), ...rest, ...wiring, value, required: isRequired, disabled: isDisabled };
  if (isWrapped) {
    return (
      <textarea
        {...shared}
        rows={2}
        className={classNames(inputClassName, 'field-sizing-content resize-none py-2.5')}
        onKeyDown={sendByEnter}
        onChange={(event) => onChange(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
      />
    );
  }
  if (lines > 1) {
    return (
      <textarea
        {...shared}
        rows={lines}
        className={classNames(inputClassName, 'py-2')}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  const isNumber = type === 'tel' || ['numeric', 'decimal', 'tel'].includes(rest.inputMode ?? '');
  const read = (typed: string) => onChange(isNumber ? toWesternDigits(typed) : typed);
  return (
    <input
      {...shared}
      ref={ref}
      type={type}
      className={classNames(inputClassName, directionOf(type) === 'ltr' && 'rtl:text-end')}
      onChange={(event) => (isComposing(event) ? onChange(event.target.value) : read(event.target.value))}
      onCompositionEnd={(event) => read(event.currentTarget.value)}
    />
  );
}

/**
 * True while an input method (such as pinyin) composes characters. Changing the value then would break the composition.
 */
const isComposing = ({ nativeEvent }: ChangeEvent): boolean =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true;

/** Enter submits the form, although the field is a multi-line `textarea`. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
