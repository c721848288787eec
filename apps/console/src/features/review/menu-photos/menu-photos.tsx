import { Button, Photo } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { imageUrl } from '../../../platform/image-url.ts';
import { dishText } from '../../../texts/dish-name.tsx';
import type { StaffReview } from '../reviews.query.ts';
import { ChooseDishDialog } from './choose-dish-dialog.tsx';
import { useMenuPhoto } from './use-menu-photo.ts';

type MenuPhotosProps = { readonly review: StaffReview };

/** Photos of a review that the author allows on the menu, each with its dish (rule review-12). */
export function MenuPhotos({ review }: MenuPhotosProps) {
  const { photos, photosOnMenu, dishes, allowedEvents } = review;
  const canUse = photosOnMenu && allowedEvents.includes('use_photo') && dishes.some(({ isOnMenu }) => isOnMenu);
  if (!canUse || photos.length === 0) return null;
  return (
    <section className="grid gap-2 rounded-small bg-sunken p-3">
      <h3 className="text-note font-semibold">{t`客人同意把照片放到菜单上`}</h3>
      <ul className="grid gap-2">
        {photos.map((photo, at) => (
          <MenuPhoto key={photo} review={review} photo={photo} number={at + 1} />
        ))}
      </ul>
    </section>
  );
}

type MenuPhotoProps = MenuPhotosProps & { readonly photo: string; readonly number: number };

function MenuPhoto({ review, photo, number }: MenuPhotoProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const drop = useMenuPhoto(review.id, photo);
  const dish = review.dishes.find(({ guestPhoto }) => guestPhoto === photo);
  return (
    <li className="flex flex-wrap items-center gap-3">
      <Photo src={imageUrl(photo)} sizes="56px" className="size-14 rounded-small" />
      <p className="min-w-32 flex-1 text-note">
        {dish ? (
          <>
            {t`已用于：`}
            <span className="font-semibold">{dishText(dish)}</span>
            {dish.hasOwnPhoto && <span className="block text-small text-soft">{t`排在店里自己的照片后面`}</span>}
          </>
        ) : (
          t`第 ${number} 张照片，还没有放到菜单上`
        )}
      </p>
      <Button variant="secondary" onClick={() => setIsChoosing(true)}>
        {dish ? t`换菜品` : t`用于菜品`}
      </Button>
      {dish && (
        <Button variant="quiet" isBusy={drop.isPending} onClick={() => drop.mutate(null)}>
          {t`从菜单撤下`}
        </Button>
      )}
      {isChoosing && (
        <ChooseDishDialog
          review={review}
          photo={photo}
          first={dish?.dishId ?? review.likelyDishId}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </li>
  );
}
