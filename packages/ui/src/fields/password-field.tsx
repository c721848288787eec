import { toWesternDigits } from '@chifan/domain';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts, inputClassName } from './field.tsx';

export type PasswordFieldProps = FieldTexts & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly name?: string;
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
  /** For payment passwords, which consist of digits (rule member-17). */
  readonly isNumeric?: boolean;
  readonly maxLength?: number;
  readonly isRequired?: boolean;
};

export function PasswordField({
  label,
  hint,
  error,
  value,
  onChange,
  isNumeric,
  isRequired,
  ...rest
}: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className="relative">
          <input
            {...wiring}
            {...rest}
            dir="ltr"
            type={isShown ? 'text' : 'password'}
            inputMode={isNumeric ? 'numeric' : undefined}
            required={isRequired}
            value={value}
            onChange={(event) => onChange(isNumeric ? toWesternDigits(event.target.value) : event.target.value)}
            className={classNames(inputClassName, 'px-12 ltr:ps-3 rtl:pe-3 rtl:text-end')}
          />
          <IconButton
            icon={isShown ? 'eyeOff' : 'eye'}
            label={isShown ? t`Hide the password` : t`Show the password`}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
            className="absolute end-0.5 top-0.5"
          />
        </div>
      )}
    </Field>
  );
}
