import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type DrawnPlateProps = {
  readonly isWide: boolean;
  readonly className: string;
  /** SVG `<use>` elements, 64 units wide and high. */
  readonly children: ReactNode;
};

export const PlateFrame = ({ isWide, className, children }: DrawnPlateProps) => (
  <span className={classNames('flex shrink-0 items-center justify-center overflow-hidden rounded-small', className)}>
    <svg aria-hidden viewBox="0 0 64 64" className={isWide ? 'size-36' : 'size-4/5'}>
      {children}
    </svg>
  </span>
);
