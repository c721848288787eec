import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';

type PagerProps = {
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onTurn: (pageNo: number) => void;
};

export function Pager({ pageNo, pageSize, total, onTurn }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1) return null;
  const turn = (to: number) => {
    onTurn(to);
    scrollTo({ top: 0 });
  };
  return (
    <nav aria-label={t`翻页`} className="mt-4 flex items-center justify-center gap-4">
      <Button variant="secondary" disabled={pageNo <= 1} onClick={() => turn(pageNo - 1)}>
        {t`上一页`}
      </Button>
      <span className="figures text-note text-soft">{t`第 ${pageNo} / ${pages} 页`}</span>
      <Button variant="secondary" disabled={pageNo >= pages} onClick={() => turn(pageNo + 1)}>
        {t`下一页`}
      </Button>
    </nav>
  );
}
