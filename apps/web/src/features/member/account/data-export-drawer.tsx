import { Button, Drawer, ErrorState, Skeleton, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { exportQuery } from '../../../data/member.ts';
import { api, newIdempotencyKey } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import { AddEmailFirst } from './add-email-first.tsx';

type CopyDrawerProps = { readonly email: string | null; readonly onClose: () => void };

export function DataExportDrawer({ email, onClose }: CopyDrawerProps) {
  const { t } = useLingui();
  return (
    <Drawer isOpen onClose={onClose} title={t`Copy of my data`}>
      <div className="grid gap-4">
        <p className="text-note text-soft">
          <Trans>
            One file with your profile, addresses, orders, payments, points and reviews, and all your pictures.
          </Trans>
        </p>
        {email === null ? <AddEmailFirst /> : <AskForCopy email={email} />}
      </div>
    </Drawer>
  );
}

function AskForCopy({ email }: { readonly email: string }) {
  const { data, error, refetch } = useQuery(exportQuery);
  const language = useLanguage();
  const ask = useAsk();
  const address = <bdi className="font-semibold wrap-anywhere text-ink">{email}</bdi>;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24" />;
  const { askedAt, readyAt, nextAt } = data;
  const next = nextAt && formatTime(nextAt, 'moment', language);
  return (
    <>
      {askedAt !== null && readyAt === null ? (
        <p>
          <Trans>We’re preparing your copy. We’ll send the link to {address}.</Trans>
        </p>
      ) : (
        <p>
          <Trans>We’ll email the link to {address}. It’s valid for 7 days.</Trans>
        </p>
      )}
      {next !== null ? (
        <p className="text-note text-soft">
          <Trans>
            You can request another from <bdi>{next}</bdi>.
          </Trans>
        </p>
      ) : (
        <Button isWide isBusy={ask.isPending} onClick={() => ask.mutate(newIdempotencyKey())}>
          <Trans>Email me a copy</Trans>
        </Button>
      )}
    </>
  );
}

function useAsk() {
  const { t } = useLingui();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (idempotencyKey: string) => api('/rest/member/export/ask', {}, { idempotencyKey }),
    onSuccess: () => toast(t`Your copy is on its way.`, { kind: 'success' }),
    onSettled: () => queries.invalidateQueries(exportQuery),
  });
}
