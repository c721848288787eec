import { Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';

/** A button to choose a CSV file. The whole button is the label of the file input. */
export function PickCsv({ onRead }: { readonly onRead: (text: string) => void }) {
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge bg-surface px-5 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-link">
      <Icon name="plus" size={20} />
      {t`选择 CSV 文件`}
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Clear the input, because an operator may choose the same file again after correcting it.
          event.target.value = '';
          if (file) void file.text().then(onRead);
        }}
      />
    </label>
  );
}
