import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { ChangedNotice, type Theirs } from './changed-notice.tsx';

type SaveBarProps = {
  readonly isUnsaved: boolean;
  readonly isBusy: boolean;
  readonly failure?: string | undefined;
  /** Set if a colleague saved after this was opened. Replaces the text of the failure. */
  readonly theirs?: Theirs | null;
  readonly children?: ReactNode;
};

/** Sticks above the tab bar, so that a long form can be saved from everywhere. */
export function SaveBar({ isUnsaved, isBusy, failure, theirs = null, children }: SaveBarProps) {
  return (
    <div className="sticky bottom-[calc(var(--tab-bar)+0.5rem)] z-10 grid gap-2 rounded-card border border-line bg-surface p-3 shadow-raised lg:bottom-4">
      {theirs && <ChangedNotice theirs={theirs} />}
      {failure !== undefined && theirs === null && (
        <p role="alert" className="text-note text-bad">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-1 text-note text-soft">{isUnsaved ? t`有未保存的修改` : t`没有修改`}</p>
        {children}
        <Button type="submit" isBusy={isBusy} disabled={!isUnsaved}>
          {t`保存`}
        </Button>
      </div>
    </div>
  );
}
