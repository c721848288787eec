import type { ErrorReason } from '@chifan/contract';
import { useState } from 'react';
import { toastFailure } from '../calls/toast-failure.ts';
import { type FieldErrors, failureFields } from './failure-fields.ts';

export type FormFields<Field extends string> = {
  readonly values: Readonly<Record<Field, string>>;
  /** Number of failed attempts to submit. Each increase moves the focus to the first invalid field. */
  readonly failures: number;
  /** Props for the input of a field. Typing removes the field’s error. */
  readonly field: (name: Field) => FieldBinding<Field>;
  /**
   * Shows errors that the form itself found.
   * @returns whether any field has an error
   */
  readonly refuse: (errors: Readonly<Partial<Record<Field, string | undefined>>>) => boolean;
  /** Shows the server’s errors at their fields, and other errors as a toast. */
  readonly refuseBy: (failure: unknown, reasons: ReasonFields<Field>) => void;
};

type FieldBinding<Field extends string> = {
  readonly name: Field;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

type ReasonFields<Field extends string> = Readonly<Partial<Record<ErrorReason, Field>>>;

export function useFormFields<Field extends string>(start: Readonly<Record<Field, string>>): FormFields<Field> {
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failures, setFailures] = useState(0);
  const refuse = (found: FieldErrors): boolean => {
    const isWrong = Object.values(found).some((message) => message !== undefined);
    setErrors(found);
    if (isWrong) setFailures((count) => count + 1);
    return isWrong;
  };
  return {
    values,
    failures,
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value) => {
        setValues((before) => ({ ...before, [name]: value }));
        setErrors((before) => ({ ...before, [name]: undefined }));
      },
    }),
    refuse,
    refuseBy: (failure, reasons) => {
      if (!refuse(failureFields(failure, Object.keys(start), reasons))) toastFailure(failure);
    },
  };
}
