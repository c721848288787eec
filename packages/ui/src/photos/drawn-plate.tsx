import { classNames } from '../class-names.ts';

type DrawnPlateProps = {
  /** `file.svg#key`. */
  readonly href: string;
  readonly isWide: boolean;
  readonly className: string;
};

export const DrawnPlate = ({ href, isWide, className }: DrawnPlateProps) => (
  <span className={classNames('flex shrink-0 items-center justify-center overflow-hidden rounded-small', className)}>
    <svg aria-hidden viewBox="0 0 64 64" className={isWide ? 'size-36' : 'size-4/5'}>
      <use href={href} />
    </svg>
  </span>
);
