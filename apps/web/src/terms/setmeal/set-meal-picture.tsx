import { DishPicture, type DishPictureProps } from '@chifan/ui';
import type { SetMeal } from '../../data/setmeal.ts';
import { imageUrl } from '../../platform/site/image-url.ts';

type SetMealPictureProps = Pick<DishPictureProps, 'size' | 'className'> & {
  readonly of: Pick<SetMeal, 'plate' | 'photos'>;
};

export function SetMealPicture({ of: { plate, photos }, ...rest }: SetMealPictureProps) {
  const [first] = photos;
  return <DishPicture plate={plate} src={first === undefined ? null : imageUrl(first)} {...rest} />;
}
