import { Icon } from '@chifan/ui';

type PickPictureProps = {
  readonly label: string;
  /** Opens the camera if the device has one. */
  readonly isCamera?: boolean;
  readonly onPick: (file: File) => void;
};

/** One picture per selection (rule upload-1). The whole button is the label of the file input. */
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
          // Reset, so that the same file can be chosen again after a failure.
          event.target.value = '';
          if (file) onPick(file);
        }}
      />
    </label>
  );
}
