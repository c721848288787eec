import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';

type PhotoOrProps = {
  readonly src: string | null;
  /** Sets the size. The drawing uses the same, so nothing moves. */
  readonly className: string;
  /** Drawn if there is no photo or it fails to load. */
  readonly children: ReactNode;
};

/** Decoration, because the name is next to it. */
export function PhotoWithFallback({ src, className, children }: PhotoOrProps) {
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
