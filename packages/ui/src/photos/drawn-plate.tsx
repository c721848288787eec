import { classNames } from '../class-names.ts';

type DrawnPlateProps = {
  /** A file of drawings and one of them: `file.svg#key`. */
  readonly href: string;
  readonly isWide: boolean;
  /** Its room and its ground. */
  readonly className: string;
};

/** A drawing on a tinted ground where nobody has taken a photo, so that nothing looks broken. */
export const DrawnPlate = ({ href, isWide, className }: DrawnPlateProps) => (
  <span className={classNames('flex shrink-0 items-center justify-center overflow-hidden rounded-small', className)}>
    <svg aria-hidden viewBox="0 0 64 64" className={isWide ? 'size-36' : 'size-4/5'}>
      <use href={href} />
    </svg>
  </span>
);
