import { classNames } from '../class-names.ts';
import { DrawnPlate } from '../photos/drawn-plate.tsx';
import { PhotoOr } from '../photos/photo-or.tsx';
import { useWordsSeen } from '../states/use-words-seen.ts';
import { ComposedDish } from './composed-dish.tsx';
import plates from './plates.svg?no-inline';
import { isComposed, type Plate as PlateName, type PlateSize, plateOf, plateTint, tintOf } from './plates.ts';

export type DishPlateProps = {
  /** A drawing composed for one dish (`drawingOf`), or a key of `plates`. An unknown key shows a bowl. */
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

/** Decoration, because the name is next to it. */
export function DishPlate({ plate, size = 'medium', className }: DishPlateProps) {
  const isWide = size === 'wide';
  if (isComposed(plate)) {
    return (
      <DrawnPlate isWide={isWide} className={classNames(edges[size], tintOf(plate), className)}>
        <ComposedDish drawing={plate} />
      </DrawnPlate>
    );
  }
  const key = plateOf(plate);
  return (
    <DrawnPlate isWide={isWide} className={classNames(edges[size], plateTint(key), className)}>
      <Plate name={key} />
    </DrawnPlate>
  );
}

const Plate = ({ name }: { readonly name: PlateName }) => useWordsSeen() && <use href={`${plates}#${name}`} />;

export type DishPictureProps = DishPlateProps & {
  readonly src: string | null;
};

export const DishPicture = ({ src, plate, size = 'medium', className }: DishPictureProps) => (
  <PhotoOr src={src} className={classNames(edges[size], className)}>
    <DishPlate plate={plate} size={size} {...(className ? { className } : {})} />
  </PhotoOr>
);
