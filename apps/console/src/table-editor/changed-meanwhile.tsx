import { Button, Card, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';

export function ChangedMeanwhile({ onLoad }: { readonly onLoad: () => void }) {
  return (
    <Card className="mx-auto grid w-full max-w-xl gap-3">
      <p role="alert" className="flex gap-2">
        <Icon name="warning" size={20} className="shrink-0 text-bad" />
        {t`别人刚刚改过这张表。重新载入后，这里未保存的修改会丢失。`}
      </p>
      <Button variant="secondary" icon="refresh" onClick={onLoad}>
        {t`重新载入`}
      </Button>
    </Card>
  );
}
