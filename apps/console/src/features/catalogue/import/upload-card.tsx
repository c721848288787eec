import { Card, Spinner } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { failureText } from '../../../platform/query.ts';
import { useSendSheet } from './import.ts';
import { PickFile } from './pick-file.tsx';
import { base64Of, maxSheetBytes } from './read-sheet-file.ts';

type UploadCardProps = { readonly shopId: number; readonly onPreviewed: (importId: number) => void };

export function UploadCard({ shopId, onPreviewed }: UploadCardProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = useSendSheet(shopId, onPreviewed);
  const pick = async (file: File) => {
    send.reset();
    const isTooLarge = file.size > maxSheetBytes;
    setRefusal(isTooLarge ? t`文件超过 2 MB，请分几个表格导入。` : file.size === 0 ? t`这个文件是空的。` : null);
    if (isTooLarge || file.size === 0) return;
    await base64Of(file).then(
      (base64) => send.mutate({ fileName: file.name.slice(0, 200), base64 }),
      () => setRefusal(t`无法打开这个文件，请再选一次。`),
    );
  };
  const failure = refusal ?? (send.error && failureText(send.error));
  return (
    <Card title={t`第二步：上传表格`}>
      <PickFile
        label={t`选择表格，或拖到这里`}
        hint={t`Excel（.xlsx）或 CSV，最多 2,000 道菜、2 MB。先给您看改动，确认后才生效。`}
        accept=".xlsx,.csv,.txt,text/csv"
        isBusy={send.isPending}
        onPick={(file) => void pick(file)}
      />
      <p role="status" className="mt-2 flex items-center gap-2 text-note">
        {send.isPending && (
          <>
            <Spinner />
            {t`正在读取并与菜单比对……`}
          </>
        )}
      </p>
      {failure && (
        <p role="alert" className="text-note font-semibold text-bad">
          {failure}
        </p>
      )}
    </Card>
  );
}
