import type { ReactNode } from 'react';

type FactProps = { readonly label: ReactNode; readonly children: ReactNode };

/** A name and its value within a `dl`: on one line, or stacked if there is too little room. */
export const DescriptionRow = ({ label, children }: FactProps) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-soft">{label}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);
