import type { ReactNode } from 'react';

type FactProps = { readonly label: ReactNode; readonly children: ReactNode };

/** A label and its value in a `dl`. Label and value are on one line if there is room, otherwise the value is below. */
export const DescriptionRow = ({ label, children }: FactProps) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-soft">{label}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);
