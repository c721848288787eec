import { type ReactNode, useEffect, useRef } from 'react';

type FieldFormProps = {
  /** See `FormFields.failures`. */
  readonly failures: number;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** A form that says itself what is wrong, beside the fields, and takes the guest to the first of them. */
export function FieldForm({ failures, onSubmit, children }: FieldFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
