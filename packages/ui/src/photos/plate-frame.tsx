import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type DrawnPlateProps = {
  readonly isWide: boolean;
  readonly className: string;
  /** SVG `<use>` elements, 64 units wide and high. */
  readonly children: ReactNode;
};

/**
 * A drawing on a coloured background. A large drawing is labelled as an illustration, so that guests do not mistake it
 * for a photo.
 */
export const PlateFrame = ({ isWide, className, children }: DrawnPlateProps) => (
  <span
    className={classNames(
      'relative flex shrink-0 items-center justify-center overflow-hidden rounded-small',
      className,
    )}
  >
    <svg aria-hidden viewBox="0 0 64 64" className={isWide ? 'size-36 wide:size-72' : 'size-4/5'}>
      {children}
    </svg>
    {isWide && <IllustrationLabel />}
  </span>
);

/** The label of a large drawing, in the corner of its frame. */
export const IllustrationLabel = () => (
  <span className="absolute start-2 bottom-2 rounded-full bg-surface px-2 py-0.5 text-small text-soft">
    <Trans>Illustration</Trans>
  </span>
);
