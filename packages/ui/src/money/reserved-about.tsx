import { use } from 'react';
import { classNames } from '../class-names.ts';
import { About, type AboutProps, ApproximateContext } from './about.tsx';

/** On a separate line, whose space is reserved until the rate is loaded, so that nothing moves. */
export function ReservedAbout({ amounts, className }: AboutProps) {
  const approximate = use(ApproximateContext);
  if (approximate === null) return null;
  return (
    <span className={classNames('block text-small', className)}>
      {approximate ? <About amounts={amounts} /> : '\u00a0'}
    </span>
  );
}
