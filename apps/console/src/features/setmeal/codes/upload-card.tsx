import { Button, Card, Select, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction, useKeyFor } from '../../../platform/use-action.ts';
import type { CodeUpload } from './codes.query.ts';
import { downloadSample, maxCsvLength, plainCsv } from './csv.ts';
import { PickCsv } from './pick-csv.tsx';
import { poolName } from './pool-words.ts';
import type { Pool } from './pools.ts';
import { CodeUploadReport } from './upload-report.tsx';

type UploadCardProps = { readonly setMealId: number; readonly pools: readonly Pool[] };

const keyOf = (shopId: number | null): string => (shopId === null ? 'brand' : String(shopId));

export function UploadCard({ setMealId, pools }: UploadCardProps) {
  const [csv, setCsv] = useState('');
  const [chosen, setChosen] = useState(keyOf(pools[0]?.shopId ?? null));
  const upload = useUpload();
  const pool = pools.find(({ shopId }) => keyOf(shopId) === chosen);
  const sent = plainCsv(csv);
  const isTooLong = sent.length > maxCsvLength;
  const press = (event: FormEvent) => {
    event.preventDefault();
    if (pool) upload.mutate({ setMealId, shopId: pool.shopId, csv: sent });
  };
  const take = (text: string) => {
    setCsv(text);
    upload.reset();
  };
  return (
    <Card title={t`上传券码`}>
      <form onSubmit={press} className="grid grid-cols-1 gap-4">
        <p className="text-note text-soft">
          {t`CSV 文件，每行一个券码（4 到 32 位字母、数字或连字符），第一行可以是表头。已有的券码会列出来，不会重复加入。`}
        </p>
        {pools.length > 1 && (
          <Select
            label={t`加入哪个券码池`}
            value={chosen}
            onChange={setChosen}
            choices={pools.map((each) => ({ value: keyOf(each.shopId), label: poolName(each) }))}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <PickCsv onRead={take} />
          <Button variant="quiet" onClick={downloadSample}>
            {t`下载样例`}
          </Button>
        </div>
        <TextField
          label={t`或粘贴到这里，每行一个`}
          lines={6}
          value={csv}
          onChange={take}
          error={isTooLong ? t`一次最多约 40 万个字符，请分几次上传。` : upload.error?.message}
        />
        <div>
          <Button type="submit" isBusy={upload.isPending} disabled={!pool || sent.trim() === '' || isTooLong}>
            {t`上传`}
          </Button>
        </div>
      </form>
      {upload.data && <CodeUploadReport report={upload.data} />}
    </Card>
  );
}

function useUpload() {
  const keyFor = useKeyFor();
  return useAction(
    (sent: CodeUpload) => api('/rest/platform/setMeal/codes/upload', sent, { idempotencyKey: keyFor(sent) }),
    { success: () => t`已上传`, isQuiet: true },
  );
}
