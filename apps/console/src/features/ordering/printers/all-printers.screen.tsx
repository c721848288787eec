import type { OutputAt } from '@chifan/contract/client';
import { Card, EmptyState, PageSkeleton, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { PagedList } from '../../../lists/paged-list.tsx';
import type { PagedQuery } from '../../../lists/paged-query.ts';
import { api } from '../../../platform/api.ts';
import { clockTime } from '../../../platform/time.ts';
import { PersonText } from '../../../texts/person-text.tsx';
import { PrinterRow } from './printer-row.tsx';

type PrinterPage = OutputAt<'/rest/platform/printer/list'>;
type PlatformPrinter = PrinterPage['records'][number];

const printers: PagedQuery<PrinterPage> = {
  queryKey: ['printers', 'all'],
  load: (page, options) => api('/rest/platform/printer/list', page, options),
};

/** Lists the printer keys of all shops, so that the platform can withdraw them (rule printing-7). */
export default function AllPrintersScreen() {
  return (
    <div className="mx-auto w-full max-w-2xl">
      <PagedList
        query={printers}
        skeleton={<PageSkeleton />}
        nothing={<EmptyState icon="receipt" title={t`还没有店内打印机`} />}
      >
        {(records) => (
          <Card title={t`打印机密钥`}>
            <ul className="divide-y divide-line">
              {records.map((printer) => (
                <PlatformPrinterRow key={printer.id} printer={printer} />
              ))}
            </ul>
          </Card>
        )}
      </PagedList>
    </div>
  );
}

function PlatformPrinterRow({ printer }: { readonly printer: PlatformPrinter }) {
  const { id, name, shopNameZh, madeBy, seenAt, createdAt } = printer;
  const now = useNow();
  const made = clockTime(createdAt, now);
  return (
    <PrinterRow id={id} name={name} withdraw={(printerId) => api('/rest/platform/printer/withdraw', { printerId })}>
      <p className="font-semibold">
        <PersonText text={shopNameZh} /> · <PersonText text={name} />
      </p>
      <p className="text-note text-soft">
        {madeBy === null ? t`${made} 创建` : t`${madeBy} 于 ${made} 创建`} ·{' '}
        {seenAt === null ? t`程序还没有启动过` : t`最近报告：${clockTime(seenAt, now)}`}
      </p>
    </PrinterRow>
  );
}
