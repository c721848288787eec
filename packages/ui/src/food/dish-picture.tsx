import { classNames } from '../class-names.ts';
import { PhotoWithFallback } from '../photos/photo-with-fallback.tsx';
import { IllustrationLabel, PlateFrame } from '../photos/plate-frame.tsx';
import { useIsTextPainted } from '../states/use-is-text-painted.ts';
import { ComposedDishIllustration } from './composed-dish.tsx';
import { DishTile } from './dish-tile.tsx';
import plates from './plates.svg?no-inline';
import {
  illustrationTint,
  isComposedIllustration,
  type Plate as PlateName,
  type PlateSize,
  plateOf,
  plateTint,
  tileIngredients,
} from './plates.ts';

export type DishPlateProps = {
  /**
   * Layers of a drawing composed for this dish or a tile of ingredients (`drawingOf`), or a key of `plates`. An unknown
   * key shows a bowl of rice.
   */
  readonly plate: string;
  readonly size?: PlateSize;
  readonly className?: string;
};

const edges: Readonly<Record<PlateSize, string>> = {
  tiny: 'size-9',
  small: 'size-14',
  medium: 'size-24',
  wide: 'h-48 w-full wide:h-88',
};

/** CSS widths of the sizes in `edges`, for browsers that do not measure lazily loaded pictures. */
const widths: Readonly<Record<PlateSize, string>> = { tiny: '36px', small: '56px', medium: '96px', wide: '100vw' };

/**
 * Drawing of a dish, or the tile of its ingredients. A large drawing has the label "Illustration". Hidden from screen
 * readers, because the name of the dish is next to it.
 */
export function DishPlate({ plate, size = 'medium', className }: DishPlateProps) {
  const isWide = size === 'wide';
  const ingredients = tileIngredients(plate);
  if (ingredients) {
    return <DishTile ingredients={ingredients} size={size} className={classNames(edges[size], className)} />;
  }
  if (isComposedIllustration(plate)) {
    return (
      <PlateFrame isWide={isWide} className={classNames(edges[size], illustrationTint(plate), className)}>
        <ComposedDishIllustration drawing={plate} />
      </PlateFrame>
    );
  }
  const key = plateOf(plate);
  return (
    <PlateFrame isWide={isWide} className={classNames(edges[size], plateTint(key), className)}>
      <Plate name={key} />
    </PlateFrame>
  );
}

const Plate = ({ name }: { readonly name: PlateName }) => useIsTextPainted() && <use href={`${plates}#${name}`} />;

export type DishPlatesProps = Pick<DishPlateProps, 'size' | 'className'> & {
  /** One to four drawings, in the format of `plate` in `DishPlateProps`. */
  readonly plates: readonly string[];
};

/**
 * Shows the drawings of dishes that are sold together in one frame. The first of three drawings is twice as high as the
 * others.
 */
export function DishPlates({ plates, size = 'medium', className }: DishPlatesProps) {
  const [first = '', ...others] = plates;
  if (others.length === 0) return <DishPlate plate={first} size={size} {...(className ? { className } : {})} />;
  return (
    <span
      className={classNames(
        'relative grid shrink-0 auto-rows-fr grid-cols-2 gap-0.5 overflow-hidden rounded-small',
        edges[size],
        className,
      )}
    >
      {plates.map((plate, place) => (
        <DishPlate
          key={plate}
          plate={plate}
          size="small"
          className={classNames('size-full! rounded-none!', place === 0 && others.length === 2 && 'row-span-2')}
        />
      ))}
      {size === 'wide' && <IllustrationLabel />}
    </span>
  );
}

export type DishPictureProps = DishPlateProps & {
  readonly src: string | null;
};

export const DishPicture = ({ src, plate, size = 'medium', className }: DishPictureProps) => (
  <PhotoWithFallback src={src} sizes={widths[size]} className={classNames(edges[size], className)}>
    <DishPlate plate={plate} size={size} {...(className ? { className } : {})} />
  </PhotoWithFallback>
);
