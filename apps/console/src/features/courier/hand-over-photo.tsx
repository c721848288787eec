import { t } from '@lingui/core/macro';
import { PickPicture } from '../../pictures/pick-picture.tsx';
import { useUpload } from '../../pictures/use-upload.ts';

type HandOverPhotoProps = {
  readonly isBusy: boolean;
  /** Too many codes were wrong: the platform looks at the photo. */
  readonly isCodeLocked: boolean;
  readonly onTaken: (path: string) => void;
};

/** Where nobody opens: the food at the door, photographed. The guest sees the picture in the order. */
export function HandOverPhoto({ isBusy, isCodeLocked, onTaken }: HandOverPhotoProps) {
  const { progress, failure, send } = useUpload({ purpose: 'hand_over', onUploaded: onTaken });
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <section className="grid gap-2">
      <p className={isCodeLocked ? 'font-semibold' : 'text-soft'}>
        {isCodeLocked
          ? t`收货码输错五次，已锁定。请拍照送达，平台会核对照片。`
          : t`客人要求放在门口：放好后拍照送达，客人会看到照片。`}
      </p>
      {progress === null && !isBusy ? (
        <PickPicture label={t`拍照送达`} isCamera onPick={(file) => void send({ file, crop: null })} />
      ) : (
        <p role="status">{t`正在上传照片… ${percent}%`}</p>
      )}
      {failure !== null && (
        <p role="alert" className="text-note text-bad">
          {failure}
        </p>
      )}
    </section>
  );
}
