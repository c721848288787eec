import { Icon } from '@chifan/ui';

type PickPictureProps = {
  readonly label: string;
  /** Opens the camera instead of the photo album, if the device has a camera. */
  readonly isCamera?: boolean;
  readonly onPick: (file: File) => void;
};

/** File input for one picture (rule upload-1). The button is the label of the hidden input. */
export function PickPicture({ label, isCamera = false, onPick }: PickPictureProps) {
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge bg-surface px-5 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-link">
      <Icon name="plus" size={20} />
      {label}
      <input
        type="file"
        accept="image/*"
        capture={isCamera ? 'environment' : undefined}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Clear the input, because choosing the same file again would otherwise fire no event.
          event.target.value = '';
          if (file) onPick(file);
        }}
      />
    </label>
  );
}
