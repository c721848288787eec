import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';

type NoticeProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
};

function Notice({ icon, title, children, action }: NoticeProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-[min(1.5rem,6%)] py-12 text-center">
      <span className="flex size-16 items-center justify-center rounded-full bg-brand-tint text-ink">
        <Icon name={icon} size={32} />
      </span>
      <h2 className="max-w-full text-title font-semibold text-balance">{title}</h2>
      {children && <div className="max-w-80 text-note text-soft">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

export function EmptyState({ icon = 'bag', ...rest }: Omit<NoticeProps, 'icon'> & { readonly icon?: IconName }) {
  return <Notice icon={icon} {...rest} />;
}

export type ErrorStateProps = {
  /** The error to show, whose `message` is a text in the guest's language. */
  readonly error: Error;
  readonly onRetry: () => void;
};

export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useLingui();
  return (
    <div role="alert">
      <Notice
        icon="warning"
        title={t`This couldn’t be loaded`}
        action={
          <Button icon="refresh" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <p dir="auto">{error.message}</p>
      </Notice>
    </div>
  );
}
