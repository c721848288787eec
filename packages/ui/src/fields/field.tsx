import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/icon.tsx';

export type FieldTexts = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

export type FieldAriaProps = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
};

export const inputClassName =
  'min-h-12 w-full rounded-small border border-edge bg-surface px-3 text-body text-ink placeholder:text-faint disabled:bg-sunken disabled:text-soft aria-invalid:border-bad aria-invalid:border-2';

/** A labelled field. Hint and error are linked to the input by `aria-describedby`. */
export function Field({
  label,
  hint,
  error,
  children,
}: FieldTexts & { readonly children: (wiring: FieldAriaProps) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="text-note font-medium">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': Boolean(error) })}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-faint">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} message={error} />}
    </div>
  );
}

export function FieldError({ id, message }: { readonly id?: string; readonly message: string }) {
  return (
    <p id={id} role="alert" className="flex items-center gap-1 text-small text-bad">
      <Icon name="warning" size={16} />
      <span dir="auto">{message}</span>
    </p>
  );
}
