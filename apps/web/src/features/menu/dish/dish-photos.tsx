import { DishPicture } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { Dish } from '../../../data/menu.ts';
import { PhotoStrip } from '../../../platform/photos/photo-strip.tsx';
import { imageUrl } from '../../../platform/site/image-url.ts';

/** The dish's pictures, or its drawn plate where nobody has taken one. */
export function DishPhotos({ dish }: { readonly dish: Dish }) {
  const { t } = useLingui();
  const { photos, image } = dish;
  const dishName = dish.name.text;
  const all = (photos.length > 0 ? photos : image === null ? [] : [image]).map((path) => imageUrl(path));
  if (all.length === 0) return <DishPicture plate={dish.plate} src={null} size="wide" />;
  return <PhotoStrip photos={all} label={t`Pictures of ${dishName}`} size="wide" />;
}
