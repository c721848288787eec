import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';

type PhotoOrProps = {
  readonly src: string | null;
  /** Its size: the drawing takes the same, so nothing moves. */
  readonly className: string;
  /** Drawn where there is no photo or it fails to load. */
  readonly children: ReactNode;
};

/** Decoration: the name stands beside it. */
export function PhotoOr({ src, className, children }: PhotoOrProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken) return children;
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      className={classNames('shrink-0 rounded-small bg-sunken object-cover', className)}
    />
  );
}
