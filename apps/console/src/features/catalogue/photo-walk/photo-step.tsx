import { Button, Card, DishPicture, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { PickPicture } from '../../../pictures/pick-picture.tsx';
import { imageUrl } from '../../../platform/image-url.ts';
import { DishName, ownText } from '../../../texts/dish-name.tsx';
import type { MenuDish } from '../menu/dish-availability.ts';
import { useDishPhoto } from './use-dish-photo.ts';

type PhotoStepProps = {
  readonly shopId: number;
  readonly dish: MenuDish;
  /** Path of the photo that the merchant took for this dish, or null if there is none yet. */
  readonly taken: string | null;
  readonly onTaken: (path: string) => void;
  readonly onNext: () => void;
};

/**
 * Screen for one dish without a photo. One tap opens the camera, and the photo is uploaded and saved without another
 * tap.
 */
export function PhotoStep({ shopId, dish, taken, onTaken, onNext }: PhotoStepProps) {
  const photo = useDishPhoto({ shopId, dish, onSaved: onTaken });
  const isBusy = photo.progress !== null || photo.isSaving;
  return (
    <Card className="grid gap-4">
      <StepHead dish={dish} />
      <DishPicture src={taken === null ? null : imageUrl(taken)} plate={dish.plate} size="wide" />
      <div aria-live="polite" className="grid gap-2">
        {photo.progress !== null && <UploadProgress share={photo.progress} onCancel={photo.cancel} />}
        {photo.isSaving && <p className="text-note text-soft">{t`正在保存…`}</p>}
        {taken !== null && !isBusy && <p className="text-note font-semibold text-good">{t`照片已保存`}</p>}
      </div>
      {photo.uploadFailure !== null && (
        <p role="alert" className="text-note text-bad">
          {photo.uploadFailure}
        </p>
      )}
      {photo.hasSaveFailed && !isBusy && (
        <Button variant="secondary" icon="refresh" isWide onClick={photo.retrySave}>
          {t`重新保存`}
        </Button>
      )}
      {!isBusy && <StepActions isTaken={taken !== null} onPick={(file) => void photo.take(file)} onNext={onNext} />}
    </Card>
  );
}

/** Moves the focus to the dish when a step opens, so that screen readers announce the new dish. */
function StepHead({ dish }: Pick<PhotoStepProps, 'dish'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-1">
      <h2 ref={heading} tabIndex={-1} className="text-title font-semibold wrap-anywhere outline-none">
        <DishName nameZh={dish.nameZh} name={ownText(dish.name)} />
      </h2>
      <p className="text-note text-soft">
        <Money amount={dish.price} />
      </p>
    </div>
  );
}

function UploadProgress({ share, onCancel }: { readonly share: number; readonly onCancel: () => void }) {
  const percent = Math.round(share * 100);
  return (
    <div className="grid gap-2">
      <progress aria-label={t`上传进度`} value={percent} max={100} className="h-2 w-full" />
      <Button variant="quiet" onClick={onCancel}>
        {t`取消上传`}
      </Button>
    </div>
  );
}

type StepActionsProps = {
  readonly isTaken: boolean;
  readonly onPick: (file: File) => void;
  readonly onNext: () => void;
};

function StepActions({ isTaken, onPick, onNext }: StepActionsProps) {
  if (isTaken)
    return (
      <div className="grid justify-items-center gap-2">
        <Button isWide onClick={onNext}>
          {t`下一道`}
        </Button>
        <PickPicture label={t`重拍`} isCamera onPick={onPick} />
      </div>
    );
  return (
    <div className="grid justify-items-center gap-2">
      <PickPicture label={t`拍照`} isCamera isMain onPick={onPick} />
      <div className="flex flex-wrap justify-center gap-2">
        <PickPicture label={t`从相册选择`} onPick={onPick} />
        <Button variant="quiet" onClick={onNext}>
          {t`跳过`}
        </Button>
      </div>
    </div>
  );
}
