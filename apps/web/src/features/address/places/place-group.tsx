import type { ReactNode } from 'react';

/** Rows of places under one title. */
export function PlaceGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-body font-semibold">{title}</h2>
      <ul className="overflow-hidden rounded-card bg-surface shadow-card">{children}</ul>
    </section>
  );
}
