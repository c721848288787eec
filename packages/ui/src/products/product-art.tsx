import type { ProductArt as Art } from '@chifan/domain/mall';
import { classNames } from '../class-names.ts';
import { PhotoWithFallback } from '../photos/photo-with-fallback.tsx';
import { PlateFrame } from '../photos/plate-frame.tsx';
import arts from './arts.svg?no-inline';

/** CSS classes for each size of a product picture. `tile` and `wide` fill the width of the container. */
const edges = {
  tiny: 'size-9',
  small: 'size-14',
  medium: 'size-20',
  tile: 'aspect-square w-full',
  wide: 'h-56 w-full',
} as const;

/** CSS widths of the sizes in `edges`, for browsers that do not measure lazily loaded pictures. */
const widths: Readonly<Record<keyof typeof edges, string>> = {
  tiny: '36px',
  small: '56px',
  medium: '80px',
  tile: '50vw',
  wide: '100vw',
};

export type ProductArtProps = {
  readonly art: Art;
  readonly size?: keyof typeof edges;
  readonly className?: string;
};

/**
 * Background colour class by product drawing. Each drawing has a fixed colour, so the points mall is colourful and
 * always looks the same.
 */
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

/** Drawing of a product. Hidden from screen readers, because the product's name is next to it. */
export const ProductArt = ({ art, size = 'medium', className }: ProductArtProps) => (
  <PlateFrame isWide={size === 'wide'} className={classNames(edges[size], tints[art], className)}>
    <use href={`${arts}#${art}`} />
  </PlateFrame>
);

export type ProductPictureProps = ProductArtProps & {
  readonly src: string | null;
};

export const ProductPicture = ({ src, art, size = 'medium', className }: ProductPictureProps) => (
  <PhotoWithFallback src={src} sizes={widths[size]} className={classNames(edges[size], className)}>
    <ProductArt art={art} size={size} {...(className ? { className } : {})} />
  </PhotoWithFallback>
);
