import { classNames, Icon } from '@chifan/ui';

type PickPictureProps = {
  readonly label: string;
  /** Opens the camera instead of the photo album, if the device has a camera. */
  readonly isCamera?: boolean;
  /** The main action of the screen, in the colour of primary buttons and as wide as the screen. */
  readonly isMain?: boolean;
  readonly onPick: (file: File) => void;
};

/** File input for one picture (rule upload-1). The button is the label of the hidden input. */
export function PickPicture({ label, isCamera = false, isMain = false, onPick }: PickPictureProps) {
  return (
    <label
      className={classNames(
        'relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-5 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-link',
        isMain ? 'w-full justify-center bg-brand text-on-brand' : 'border border-edge bg-surface',
      )}
    >
      <Icon name={isCamera ? 'camera' : 'plus'} size={20} />
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
