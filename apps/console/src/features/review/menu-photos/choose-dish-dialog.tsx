import { Button, Dialog, Photo, RadioGroup } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { imageUrl } from '../../../platform/image-url.ts';
import { dishText } from '../../../texts/dish-name.tsx';
import type { StaffReview } from '../reviews.query.ts';
import { useMenuPhoto } from './use-menu-photo.ts';

type ChooseDishDialogProps = {
  readonly review: StaffReview;
  readonly photo: string;
  /** ID of the dish that is selected when the dialog opens. Null if no dish is selected. */
  readonly first: number | null;
  readonly onClose: () => void;
};

type Dish = StaffReview['dishes'][number];

/** Chooses the dish that a guest's photo shows, among the dishes of the order. */
export function ChooseDishDialog({ review, photo, first, onClose }: ChooseDishDialogProps) {
  const [dishId, setDishId] = useState(first === null ? '' : String(first));
  const show = useMenuPhoto(review.id, photo, onClose);
  return (
    <Dialog
      isOpen
      title={t`这张照片是哪道菜？`}
      onClose={onClose}
      actions={
        <Button isWide disabled={dishId === ''} isBusy={show.isPending} onClick={() => show.mutate(Number(dishId))}>
          {t`放到菜单上`}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Photo src={imageUrl(photo)} sizes="100vw" className="h-56 w-full rounded-small" />
        <RadioGroup
          label={t`订单里的菜品`}
          value={dishId}
          onChange={setDishId}
          choices={review.dishes
            .filter(({ isOnMenu }) => isOnMenu)
            .map((dish) => ({ value: String(dish.dishId), label: dishText(dish), hint: hintOf(dish, photo) }))}
        />
        <p className="text-small text-soft">{t`客人会看到“食客拍的照片”，没有姓名。作者可以随时撤回同意。`}</p>
      </div>
    </Dialog>
  );
}

function hintOf({ hasOwnPhoto, guestPhoto }: Dish, photo: string): string | undefined {
  if (guestPhoto !== null && guestPhoto !== photo) return t`会替换现在的客人照片`;
  return hasOwnPhoto ? t`排在店里自己的照片后面` : undefined;
}
