import type { UploadPurpose } from '@chifan/contract/upload/views';
import { Button, Dialog } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Segments } from '../forms/segments.tsx';
import type { CropRect } from '../platform/upload-picture.ts';
import { type Aspect, cropRelativeSize, largestCrop, type PictureSize, sizedCrop } from './crop.ts';
import { CropFrame } from './crop-frame.tsx';
import { useUpload } from './use-upload.ts';

type CropDialogProps = {
  readonly file: File;
  readonly purpose: UploadPurpose;
  readonly onUploaded: (path: string) => void;
  readonly onClose: () => void;
};

/** Crops the chosen picture and uploads it. Stays open until the upload succeeds, so that staff can retry. */
export function CropDialog({ file, purpose, onUploaded, onClose }: CropDialogProps) {
  const picture = usePictureFile(file);
  const upload = useUpload({ purpose, onUploaded });
  const close = () => {
    upload.cancel();
    onClose();
  };
  return (
    <Dialog isOpen title={t`裁剪图片`} onClose={close}>
      {picture.state === 'unreadable' && (
        <div className="grid gap-3">
          <p className="text-note text-soft">{t`这台设备无法显示该图片，可以整张上传，由系统转换。`}</p>
          <UploadButton upload={upload} onPress={() => upload.send({ file, crop: null })} />
        </div>
      )}
      {picture.state === 'ready' && (
        <Cut
          key={picture.src}
          src={picture.src}
          size={picture.size}
          upload={upload}
          onSend={(crop) => upload.send({ file, crop })}
        />
      )}
      {upload.failure !== null && (
        <p role="alert" className="mt-3 text-note text-bad">
          {upload.failure}
        </p>
      )}
    </Dialog>
  );
}

type CutProps = {
  readonly src: string;
  readonly size: PictureSize;
  readonly upload: ReturnType<typeof useUpload>;
  readonly onSend: (crop: CropRect) => void;
};

function Cut({ src, size, upload, onSend }: CutProps) {
  const [aspect, setAspect] = useState<Aspect>('square');
  const [crop, setCrop] = useState(() => largestCrop(size, 'square'));
  const choose = (chosen: Aspect) => {
    setAspect(chosen);
    setCrop(largestCrop(size, chosen));
  };
  return (
    <div className="grid gap-3">
      <CropFrame src={src} size={size} crop={crop} onChange={setCrop} />
      <Segments<Aspect>
        label={t`比例`}
        value={aspect}
        onChange={choose}
        choices={[
          { value: 'square', label: t`1 : 1` },
          { value: 'wide', label: t`4 : 3` },
        ]}
      />
      <label className="grid gap-1 text-note">
        {t`裁剪框大小`}
        <input
          type="range"
          min={20}
          max={100}
          value={Math.round(cropRelativeSize(crop, size, aspect) * 100)}
          onChange={(event) => setCrop(sizedCrop(crop, Number(event.target.value) / 100, { size, aspect }))}
          className="min-h-11"
        />
      </label>
      <UploadButton upload={upload} onPress={() => onSend(crop)} />
    </div>
  );
}

function UploadButton({
  upload: { progress, failure },
  onPress,
}: {
  readonly upload: ReturnType<typeof useUpload>;
  readonly onPress: () => void;
}) {
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <div className="grid gap-2">
      {progress !== null && <progress aria-label={t`上传进度`} value={percent} max={100} className="h-2 w-full" />}
      <Button isWide isBusy={progress !== null} onClick={onPress}>
        {progress !== null ? t`正在上传 ${percent}%` : failure === null ? t`上传` : t`重新上传`}
      </Button>
    </div>
  );
}

type PictureFile =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly src: string; readonly size: PictureSize }
  /** The browser cannot display the file (for example HEIC). The server may be able to convert it. */
  | { readonly state: 'unreadable' };

/** Reads a chosen file for display. The browser rotates it upright by its EXIF data, as the server does. */
function usePictureFile(file: File): PictureFile {
  const [picture, setPicture] = useState<PictureFile>({ state: 'loading' });
  useEffect(() => {
    const src = URL.createObjectURL(file);
    const image = new Image();
    const ending = new AbortController();
    const { signal } = ending;
    const show = () =>
      setPicture({ state: 'ready', src, size: { width: image.naturalWidth, height: image.naturalHeight } });
    image.addEventListener('load', show, { signal });
    image.addEventListener('error', () => setPicture({ state: 'unreadable' }), { signal });
    image.src = src;
    return () => {
      ending.abort();
      URL.revokeObjectURL(src);
    };
  }, [file]);
  return picture;
}
