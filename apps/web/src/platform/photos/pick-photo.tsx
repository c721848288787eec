import { Button } from '@chifan/ui';
import { type ChangeEvent, useRef } from 'react';

type PickPhotoProps = {
  readonly label: string;
  /** The camera to open, if the device has one. Without this property, the guest chooses a photo from the album. */
  readonly camera?: 'user' | 'environment';
  readonly onPick: (file: File) => void;
};

/** A button with which the guest takes or chooses one photo. */
export function PickPhoto({ label, camera, onPick }: PickPhotoProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Clear the input, because the guest may choose the same photo again after a failure.
    event.target.value = '';
    if (file) onPick(file);
  };
  return (
    <>
      <Button variant="secondary" isWide onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        {...(camera ? { capture: camera } : {})}
        hidden
        aria-label={label}
        onChange={pick}
      />
    </>
  );
}
