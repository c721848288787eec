import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type CardProps = { readonly title?: string; readonly className?: string; readonly children: ReactNode };

export function Card({ title, className, children }: CardProps) {
  return (
    <section className={classNames('rounded-card bg-surface p-4 shadow-card', className)}>
      {title && <h2 className="mb-2 text-body font-semibold">{title}</h2>}
      {children}
    </section>
  );
}
