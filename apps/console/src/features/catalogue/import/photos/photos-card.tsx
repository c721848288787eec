import { Button, Card } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { joinList } from '../../../../platform/language/join-list.ts';
import { PickFile } from '../pick-file.tsx';
import { type UploadedPhotos, usePhotoZip } from './use-photo-zip.ts';

type PhotosCardProps = {
  readonly wanted: readonly string[];
  readonly uploaded: UploadedPhotos;
  readonly onUploaded: (uploaded: UploadedPhotos) => void;
};

export function PhotosCard({ wanted, uploaded, onUploaded }: PhotosCardProps) {
  const { progress, problems, missing, failure, take, cancel } = usePhotoZip(wanted, uploaded, onUploaded);
  const absent = joinList(missing);
  const [wantedCount, sentCount] = [wanted.length, uploaded.size];
  return (
    <Card title={t`图片`}>
      <p className="mb-2 text-note">
        {t`表格里写了 ${wantedCount} 个图片文件，已上传 ${sentCount} 个。请把图片打成一个 zip 压缩包，文件名与表格一致。`}
      </p>
      {progress === null ? (
        <PickFile
          label={t`选择图片压缩包，或拖到这里`}
          hint={t`zip，最大 400 MB；图片会在这里逐张上传。`}
          accept=".zip,application/zip"
          onPick={(file) => void take(file)}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <progress
            value={progress.done}
            max={Math.max(progress.of, 1)}
            aria-label={t`图片上传进度`}
            className="h-2 min-w-40 flex-1"
          />
          <span className="text-note">{t`${progress.done} / ${progress.of} 张`}</span>
          <Button variant="secondary" onClick={cancel}>
            {t`停止`}
          </Button>
        </div>
      )}
      <div role="status">
        {failure && <p className="mt-2 text-note font-semibold text-bad">{failure}</p>}
        {missing.length > 0 && <p className="mt-2 text-note wrap-anywhere">{t`压缩包里没有：${absent}`}</p>}
        {problems.length > 0 && (
          <ul className="mt-2 grid gap-1 text-note text-bad wrap-anywhere">
            {problems.map(({ file: label, text }) => (
              <li key={label}>{t`${label}：${text}`}</li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
