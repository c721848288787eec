import { classNames } from '../class-names.ts';
import { DrawnPlate } from '../photos/drawn-plate.tsx';
import { PhotoOr } from '../photos/photo-or.tsx';
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

/** Decoration: the name stands beside it. */
export function DishPlate({ plate, size = 'medium', className }: DishPlateProps) {
  const key = plateOf(plate);
  return (
    <DrawnPlate
      href={`${plates}#${key}`}
      isWide={size === 'wide'}
      className={classNames(edges[size], plateTint(key), className)}
    />
  );
}

export type DishPictureProps = DishPlateProps & {
  readonly src: string | null;
};

export const DishPicture = ({ src, plate, size = 'medium', className }: DishPictureProps) => (
  <PhotoOr src={src} className={classNames(edges[size], className)}>
    <DishPlate plate={plate} size={size} {...(className ? { className } : {})} />
  </PhotoOr>
);
