import { type ReactNode, useEffect, useRef } from 'react';

type FieldFormProps = {
  readonly failures: number;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/**
 * A form that shows its own error messages instead of the browser’s. On an error, the form moves the focus to the first
 * invalid field.
 */
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
