import { Button, Card, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';

/** Somebody else has saved the same since it was opened here: theirs is never saved over unseen. Stays in sight in a long form. */
export function ChangedMeanwhile({ onLoad }: { readonly onLoad: () => void }) {
  return (
    <Card className="sticky top-16 z-10 mx-auto mb-4 flex w-full max-w-3xl flex-wrap items-center gap-3 shadow-raised">
      <p role="alert" className="flex min-w-48 flex-1 gap-2">
        <Icon name="warning" size={20} className="shrink-0 text-bad" />
        {t`其他运营人员刚刚改过。重新载入后才能保存，这里未保存的修改会丢失。`}
      </p>
      <Button variant="secondary" icon="refresh" onClick={onLoad}>
        {t`重新载入`}
      </Button>
    </Card>
  );
}
