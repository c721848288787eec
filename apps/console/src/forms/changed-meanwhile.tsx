import { Button, Card, classNames, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';

type ChangedMeanwhileProps = {
  readonly onLoad: () => void;
  /** True if the notice is above the save button of an edited table. If false, it sticks to the top of a long form. */
  readonly isTable?: boolean;
};

/**
 * Notice that a colleague saved the same record after it was opened in this form. Staff must reload the record before
 * they can save.
 */
export function ChangedMeanwhile({ onLoad, isTable = false }: ChangedMeanwhileProps) {
  return (
    <Card
      className={classNames(
        'mx-auto flex w-full max-w-3xl flex-wrap items-center gap-3',
        !isTable && 'sticky top-0 z-10 mb-4 shadow-raised',
      )}
    >
      <p role="alert" className="flex min-w-48 flex-1 gap-2">
        <Icon name="warning" size={20} className="shrink-0 text-bad" />
        {isTable
          ? t`别人刚刚改过这张表。重新载入后，这里未保存的修改会丢失。`
          : t`其他运营人员刚刚改过。重新载入后才能保存，这里未保存的修改会丢失。`}
      </p>
      <Button variant="secondary" icon="refresh" onClick={onLoad}>
        {t`重新载入`}
      </Button>
    </Card>
  );
}
