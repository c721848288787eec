import { Button, Checkbox, IconButton, Photo, Spinner } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useRef, useState } from 'react';
import { type GuestPhoto, uploadedPhotoUrl, useUploadPhoto } from './use-upload-photo.ts';

type PhotosFieldProps = {
  readonly photos: readonly string[];
  readonly onChange: (photos: readonly string[]) => void;
  /** The purpose of the photos. Default: a refund request. */
  readonly purpose?: GuestPhoto;
  /** Message for a failed upload, shown before the reason. */
  readonly failed?: string;
};

const most = 6;

/** Rule upload-2: the guest adds one photo at a time, from the camera or the album, original or compressed. */
export function PhotosField({ photos, onChange, purpose = 'refund', failed }: PhotosFieldProps) {
  const { t } = useLingui();
  const [isOriginal, setIsOriginal] = useState(false);
  const send = useUploadPhoto({ purpose, failed, onSent: (path) => onChange([...photos, path]) });
  const pick = (file: File) => send.mutate({ file, quality: isOriginal ? 'original' : 'compressed' });
  return (
    <div className="grid gap-2">
      <p className="text-note font-medium">
        <Trans>Photos</Trans>
      </p>
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {photos.map((photo, at) => (
          <SentPhoto
            key={photo}
            photo={photo}
            number={at + 1}
            onRemove={() => onChange(photos.filter((other) => other !== photo))}
          />
        ))}
        {send.isPending && (
          <li className="flex size-24 items-center justify-center rounded-small bg-sunken">
            {send.percent === null ? (
              <Spinner />
            ) : (
              <progress value={send.percent} max={100} aria-label={t`Upload`} className="h-2 w-16" />
            )}
          </li>
        )}
      </ul>
      {photos.length < most ? (
        <>
          <div className="flex flex-wrap gap-2">
            <Pick isCamera label={t`Take a photo`} isBusy={send.isPending} onPick={pick} />
            <Pick label={t`Choose from album`} isBusy={send.isPending} onPick={pick} />
          </div>
          <Checkbox
            label={<Trans>Send original photo</Trans>}
            hint={<Trans>Otherwise we make it smaller, which is faster and uses less data.</Trans>}
            isChecked={isOriginal}
            onChange={setIsOriginal}
          />
        </>
      ) : (
        <p className="text-note text-soft">
          <Trans>Up to 6 photos.</Trans>
        </p>
      )}
    </div>
  );
}

type SentPhotoProps = { readonly photo: string; readonly number: number; readonly onRemove: () => void };

function SentPhoto({ photo, number, onRemove }: SentPhotoProps) {
  const { t } = useLingui();
  return (
    <li className="relative">
      <Photo src={uploadedPhotoUrl(photo)} alt={t`Photo ${number}`} sizes="96px" className="size-24 rounded-small" />
      <IconButton
        icon="close"
        variant="outlined"
        label={t`Remove photo ${number}`}
        className="absolute -end-2 -top-2"
        onClick={onRemove}
      />
    </li>
  );
}

type PickProps = {
  readonly label: string;
  readonly isCamera?: boolean;
  readonly isBusy: boolean;
  readonly onPick: (file: File) => void;
};

/**
 * A button that opens the file dialog. It replaces the browser’s own file input, whose label is in the language of the
 * phone.
 */
function Pick({ label, isCamera = false, isBusy, onPick }: PickProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) onPick(file);
  };
  return (
    <>
      <Button variant="secondary" disabled={isBusy} onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        {...(isCamera ? { capture: 'environment' } : {})}
        hidden
        aria-label={label}
        onChange={pick}
      />
    </>
  );
}
