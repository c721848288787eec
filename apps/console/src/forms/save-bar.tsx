import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { ChangedNotice, type ConflictActions } from './changed-notice.tsx';

type SaveBarProps = {
  /** The id of the form that the button saves. */
  readonly formId: string;
  readonly isUnsaved: boolean;
  /** True if the form shows default values, which staff can confirm by saving them unchanged. */
  readonly isUnconfirmed?: boolean;
  readonly isBusy: boolean;
  readonly failure?: string | undefined;
  /**
   * Set if a colleague saved the record after it was opened in this form. The notice about the conflict replaces the
   * error text.
   */
  readonly theirs?: ConflictActions | null;
  readonly children?: ReactNode;
};

/** Save button that stays visible while a long form scrolls. */
export function SaveBar(props: SaveBarProps) {
  const { formId, isUnsaved, isUnconfirmed = false, isBusy, failure, theirs = null, children } = props;
  const unchanged = isUnconfirmed ? t`现在是默认值，请核对后保存` : t`没有修改`;
  return (
    <BottomBar>
      {theirs && <ChangedNotice theirs={theirs} />}
      {failure !== undefined && theirs === null && (
        <p role="alert" className="text-note text-bad">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-1 text-note text-soft">{isUnsaved ? t`有未保存的修改` : unchanged}</p>
        {children}
        <Button type="submit" form={formId} isBusy={isBusy} disabled={!isUnsaved && !isUnconfirmed}>
          {t`保存`}
        </Button>
      </div>
    </BottomBar>
  );
}
