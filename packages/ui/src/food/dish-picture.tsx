import { useState } from 'react';
import { classNames } from '../class-names.ts';
import plates from './plates.svg?no-inline';
import { type PlateSize, plateOf, plateTint } from './plates.ts';

export type DishPlateProps = {
  /** A key of `plates`; an unknown one shows a bowl. */
  readonly plate: string;
  readonly size?: PlateSize;
  readonly className?: string;
};

const edges: Readonly<Record<PlateSize, string>> = {
  tiny: 'size-9',
  small: 'size-14',
  medium: 'size-24',
  wide: 'h-48 w-full',
};

/** A drawn dish on a tinted ground where nobody has taken a photo, so that nothing looks broken. Decoration: the name stands beside it. */
export function DishPlate({ plate, size = 'medium', className }: DishPlateProps) {
  const key = plateOf(plate);
  return (
    <span
      className={classNames(
        'flex shrink-0 items-center justify-center overflow-hidden rounded-small',
        edges[size],
        plateTint(key),
        className,
      )}
    >
      <svg aria-hidden viewBox="0 0 64 64" className={size === 'wide' ? 'size-36' : 'size-4/5'}>
        <use href={`${plates}#${key}`} />
      </svg>
    </span>
  );
}

export type DishPictureProps = DishPlateProps & {
  /** A photo's address, or null. */
  readonly src: string | null;
};

/** The photo, or the drawn plate where there is none or it does not come; both take the same room, so nothing moves. */
export function DishPicture({ src, plate, size = 'medium', className }: DishPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken) {
    return <DishPlate plate={plate} size={size} {...(className ? { className } : {})} />;
  }
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      className={classNames('shrink-0 rounded-small bg-sunken object-cover', edges[size], className)}
    />
  );
}
