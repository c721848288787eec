import { classNames, FieldError } from '@chifan/ui';
import { type ReactNode, type RefObject, useEffect } from 'react';

type PartProps = {
  readonly problem: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
};

export const Part = ({ problem, className, children }: PartProps) => (
  <div
    tabIndex={-1}
    data-problem={problem === undefined ? undefined : true}
    className={classNames(
      'grid scroll-mt-4 grid-cols-1 gap-2 rounded-card empty:hidden',
      problem !== undefined && 'p-2 outline-2 outline-bad',
      className,
    )}
  >
    {children}
    {problem !== undefined && <FieldError message={problem} />}
  </div>
);

/** After each tap on the order button, scrolls to the first field with an error and focuses it. */
export function useFirstProblem(form: RefObject<HTMLFormElement | null>, tries: number, refusal: unknown): void {
  useEffect(() => {
    if (tries === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]');
    if (!first) return;
    const inner = first.matches('[data-problem]') ? first.querySelector<HTMLElement>('input:enabled, button') : null;
    (inner ?? first).focus({ preventScroll: true });
    first.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [form, tries, refusal]);
}
