import { Button, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';

export type ConflictActions = { readonly take: () => void; readonly replace: () => void };

export function ChangedNotice({ theirs }: { readonly theirs: ConflictActions }) {
  return (
    <div className="grid gap-2">
      <p role="alert" className="flex gap-2">
        <Icon name="warning" size={20} className="shrink-0 text-bad" />
        {t`别人刚刚改过并保存了。您填写的内容还在，请选择保留哪一份。`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon="refresh" onClick={theirs.take}>
          {t`载入对方的内容`}
        </Button>
        <Button variant="danger" onClick={theirs.replace}>
          {t`用我的内容覆盖`}
        </Button>
      </div>
    </div>
  );
}
