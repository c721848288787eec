import { Card } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';

/** Shows the table number also in Chinese, because the waiter reads it (rule ordering-47). */
export const TableCard = ({ table }: { readonly table: string }) => (
  <Card className="flex items-baseline justify-between gap-3">
    <h2 className="text-body font-semibold">
      <Trans>Your table</Trans>{' '}
      <span lang="zh-CN" className="text-note font-normal text-soft">
        桌号 {/* bare: the waiter reads Chinese */}
      </span>
    </h2>
    <bdi className="figures text-title font-bold">{table}</bdi>
  </Card>
);
