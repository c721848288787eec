import { classNames, Icon } from '@chifan/ui';
import { type DragEvent, useState } from 'react';

type PickFileProps = {
  readonly label: string;
  readonly hint: string;
  readonly accept: string;
  readonly isBusy?: boolean;
  readonly onPick: (file: File) => void;
};

/** A field to choose or drop a file. The whole area is the label of the file input. */
export function PickFile({ label, hint, accept, isBusy = false, onPick }: PickFileProps) {
  const [isOver, setIsOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file && !isBusy) onPick(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(
        'relative flex min-h-28 cursor-pointer flex-col items-center justify-center gap-1 rounded-card border border-dashed border-edge p-4 text-center has-focus-visible:outline-3 has-focus-visible:outline-link',
        isOver ? 'bg-brand-tint' : 'bg-surface',
      )}
    >
      <span className="inline-flex items-center gap-2 font-semibold">
        <Icon name="plus" size={20} />
        {label}
      </span>
      <span className="text-note text-soft">{hint}</span>
      <input
        type="file"
        accept={accept}
        className="sr-only"
        aria-disabled={isBusy || undefined}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Clear the input, because the merchant may choose the same file again after correcting it.
          event.target.value = '';
          take(file);
        }}
      />
    </label>
  );
}
