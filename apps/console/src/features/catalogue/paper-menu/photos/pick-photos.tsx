import { Icon } from '@chifan/ui';

type PickPhotosProps = {
  readonly label: string;
  /** True to open the camera, if the device has one. */
  readonly isCamera?: boolean;
  readonly onPick: (files: readonly File[]) => void;
};

/** Lets the merchant choose several photos from the album, or take one photo at a time with the camera. */
export function PickPhotos({ label, isCamera = false, onPick }: PickPhotosProps) {
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge bg-surface px-5 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-link">
      <Icon name="plus" size={20} />
      {label}
      <input
        type="file"
        accept="image/*"
        multiple={!isCamera}
        capture={isCamera ? 'environment' : undefined}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Clear the input, because the merchant may choose the same file again after a failure.
          event.target.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
    </label>
  );
}
