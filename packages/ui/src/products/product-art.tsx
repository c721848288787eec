import type { ProductArt as Art } from '@chifan/domain/mall';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import arts from './arts.svg?no-inline';

/** `tile`: as wide as its place, and as high. */
const edges = {
  tiny: 'size-9',
  small: 'size-14',
  medium: 'size-20',
  tile: 'aspect-square w-full',
  wide: 'h-56 w-full',
} as const;

export type ProductArtProps = {
  readonly art: Art;
  readonly size?: keyof typeof edges;
  readonly className?: string;
};

/** Each kind of product keeps its ground, so that a shelf is lively and yet the same every day. */
const tints: Readonly<Record<Art, string>> = {
  tea: 'bg-plate-1',
  cup: 'bg-plate-3',
  chopsticks: 'bg-plate-2',
  fan: 'bg-plate-4',
  panda: 'bg-plate-2',
  thermos: 'bg-plate-1',
  tote: 'bg-plate-4',
  notebook: 'bg-plate-1',
  umbrella: 'bg-plate-4',
  lantern: 'bg-plate-1',
  cards: 'bg-plate-3',
  gift: 'bg-plate-2',
};

/** A drawn product on a tinted ground where there is no photo. Decoration: the name stands beside it. */
export function ProductArt({ art, size = 'medium', className }: ProductArtProps) {
  return (
    <span
      className={classNames(
        'flex shrink-0 items-center justify-center overflow-hidden rounded-small',
        edges[size],
        tints[art],
        className,
      )}
    >
      <svg aria-hidden viewBox="0 0 64 64" className={size === 'wide' ? 'size-36' : 'size-4/5'}>
        <use href={`${arts}#${art}`} />
      </svg>
    </span>
  );
}

export type ProductPictureProps = ProductArtProps & {
  /** A photo's address, or null. */
  readonly src: string | null;
};

/** The photo, or the drawing where there is none or it does not come; both take the same room, so nothing moves. */
export function ProductPicture({ src, art, size = 'medium', className }: ProductPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken) {
    return <ProductArt art={art} size={size} {...(className ? { className } : {})} />;
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
