import type { ErrorReason } from '@chifan/contract';
import { useState } from 'react';
import { toastFailure } from '../calls/toast-failure.ts';
import { type FieldErrors, failureFields } from './failure-fields.ts';

export type FormFields<Field extends string> = {
  readonly values: Readonly<Record<Field, string>>;
  /** Counts failed attempts: each sends the focus to the first field that is wrong. */
  readonly failures: number;
  /** What an input needs to show this field. Typing takes its error away. */
  readonly field: (name: Field) => FieldBinding<Field>;
  /** Shows what the screen itself found. @returns whether anything was found. */
  readonly refuse: (errors: Readonly<Partial<Record<Field, string | undefined>>>) => boolean;
  /** Shows what the server found beside the fields that it speaks of; whatever belongs to none is toasted. */
  readonly refuseBy: (failure: unknown, reasons: ReasonFields<Field>) => void;
};

type FieldBinding<Field extends string> = {
  readonly name: Field;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

type ReasonFields<Field extends string> = Readonly<Partial<Record<ErrorReason, Field>>>;

/** The state of a small form of texts. */
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
