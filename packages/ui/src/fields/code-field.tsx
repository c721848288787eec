import { toWesternDigits } from '@chifan/domain';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts } from './field.tsx';

export type CodeFieldProps = FieldTexts & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onComplete?: (value: string) => void;
  readonly length?: number;
  /** Lets the phone fill in the code from an e-mail (`one-time-code`). */
  readonly isMailed?: boolean;
  readonly isSecret?: boolean;
  readonly takesFocus?: boolean;
};

/**
 * Shows one box per digit, with one transparent input over all boxes. So a code can be pasted or filled in by the
 * phone, and keyboards and screen readers see a single field.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, error, value, onChange, onComplete, length = 6, isMailed = false, isSecret = false } = props;
  const [isFocused, setIsFocused] = useState(false);
  const input = useTakenFocus(props.takesFocus ?? false);
  const enter = (text: string) => {
    const digits = toWesternDigits(text).replace(/\D/g, '').slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <div dir="ltr" className="relative">
          <Boxes value={value} length={length} isSecret={isSecret} isWrong={Boolean(error)} isFocused={isFocused} />
          <input
            {...wiring}
            ref={input}
            type={isSecret ? 'password' : 'text'}
            inputMode="numeric"
            autoComplete={isMailed ? 'one-time-code' : 'off'}
            value={value}
            onFocus={() => setIsFocused(true)}
            onBlur={() => setIsFocused(false)}
            onChange={(event) => enter(event.target.value)}
            className="absolute inset-0 w-full rounded-small bg-transparent text-transparent caret-transparent outline-none"
          />
        </div>
      )}
    </Field>
  );
}

/**
 * Focuses the input in an effect, after the surrounding dialog has opened. Without the effect, the dialog would focus
 * its first button.
 */
function useTakenFocus(isTaken: boolean) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isTaken) input.current?.focus();
  }, [isTaken]);
  return input;
}

type BoxesProps = {
  readonly value: string;
  readonly length: number;
  readonly isSecret: boolean;
  readonly isWrong: boolean;
  readonly isFocused: boolean;
};

function Boxes({ value, length, isSecret, isWrong, isFocused }: BoxesProps) {
  return (
    <div aria-hidden className="flex gap-2">
      {Array.from({ length }, (_, index) => (
        <span
          key={index}
          className={classNames(
            'figures flex h-12 min-w-0 max-w-12 flex-1 items-center justify-center rounded-small border bg-surface text-title',
            isWrong ? 'border-bad' : 'border-edge',
            isFocused && index === Math.min(value.length, length - 1) && 'outline-3 outline-link',
          )}
        >
          {isSecret && value[index] ? '•' : value[index]}
        </span>
      ))}
    </div>
  );
}
