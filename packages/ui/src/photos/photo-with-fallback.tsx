import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Photo } from './photo.tsx';

type PhotoOrProps = {
  readonly src: string | null;
  readonly sizes: string;
  /**
   * CSS classes that set the size of the photo. `children` must have an equal size, so that the layout does not move.
   */
  readonly className: string;
  /** Rendered if there is no photo, or if the photo cannot be loaded. */
  readonly children: ReactNode;
};

/**
 * A photo, or the drawing in `children` if there is no photo. The `alt` text is empty, because the name is next to the
 * picture.
 */
export function PhotoWithFallback({ src, sizes, className, children }: PhotoOrProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken) return children;
  return (
    <Photo src={src} sizes={sizes} onError={() => setBroken(src)} className={classNames('rounded-small', className)} />
  );
}
