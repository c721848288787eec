import { DishPicture, DishPlates, type DishPlatesProps } from '@chifan/ui';
import type { SetMeal } from '../../data/setmeal.ts';
import { imageUrl } from '../../platform/site/image-url.ts';

type SetMealPictureProps = Pick<DishPlatesProps, 'size' | 'className'> & {
  /**
   * The set meal. `plates`, the names of the drawings of its dishes, is missing in data that an older release stored.
   */
  readonly of: Pick<SetMeal, 'photos'> & Partial<Pick<SetMeal, 'plates'>>;
};

/** Rule setmeal-27: shows the photo of the set meal. Without a photo, shows drawings of its dishes. */
export function SetMealPicture({ of: { plates = [], photos }, ...rest }: SetMealPictureProps) {
  const [photo] = photos;
  if (photo === undefined) return <DishPlates plates={plates} {...rest} />;
  return <DishPicture plate={plates[0] ?? ''} src={imageUrl(photo)} {...rest} />;
}
