import { use } from 'react';
import { classNames } from '../class-names.ts';
import { About, type AboutProps, ApproximateContext } from './about.tsx';

/** On a line of its own, whose place is kept until the rate has come: it pushes nothing down or aside. */
export function ReservedAbout({ amounts, className }: AboutProps) {
  const approximate = use(ApproximateContext);
  if (approximate === null) return null;
  return (
    <span className={classNames('block text-small', className)}>
      {approximate ? <About amounts={amounts} /> : '\u00a0'}
    </span>
  );
}
