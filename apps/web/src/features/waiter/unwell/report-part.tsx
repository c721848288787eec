import { maxHelpTextLength } from '@chifan/domain/help';
import { Button, Card, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateHelp } from '../../../data/help.ts';
import { sendOnce } from '../../../data/send-once.ts';
import { api } from '../../../platform/api.ts';
import type { ScreenParams } from '../../../platform/navigation/navigation.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { useIsSignedIn } from '../../../platform/session/session.ts';
import { ReplyTime } from '../../../terms/help/reply-time.tsx';
import type { UnwellPartProps } from './unwell-draft.ts';

type ReportPartProps = UnwellPartProps & {
  /** null if the guest did not open the screen from an order. */
  readonly orderId: number | null;
};

/** The button that alerts the platform. It is last on the screen, because medical help comes first. */
export function ReportPart(props: ReportPartProps) {
  const { t } = useLingui();
  return (
    <Card title={t`Tell us`} className="grid grid-cols-1 gap-3">
      {useIsSignedIn() ? <Report {...props} /> : <WriteToUs />}
    </Card>
  );
}

function Report({ draft, orderId, onChange }: ReportPartProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => {
      const input = {
        ...(orderId === null ? {} : { orderId }),
        symptoms: [...draft.symptoms],
        text: draft.text.trim(),
      };
      return sendOnce('help.unwell', input, (options) => api('/rest/help/unwell', input, options));
    },
    onSuccess: () => void invalidateHelp(queries),
  });
  if (data) return <Reported helpRequestId={data.id} />;
  return (
    <>
      <p className="text-note text-soft">
        <Trans>
          This alerts a person at Chifan, who reads it before other messages. It doesn’t replace calling 120.
        </Trans>
      </p>
      <ReplyTime isOnlyKnown />
      <TextField
        label={t`What happened? (optional)`}
        lines={3}
        maxLength={maxHelpTextLength}
        value={draft.text}
        onChange={(text) => onChange({ text })}
      />
      {error && <NotReported />}
      <Button variant="secondary" isWide isBusy={isPending} onClick={() => mutate()}>
        <Trans>Alert Chifan</Trans>
      </Button>
    </>
  );
}

/**
 * A note that the alert was not sent. It stays after the toast, because a guest who missed the toast would wait for
 * help that does not come.
 */
const NotReported = () => (
  <p role="alert" className="rounded-card bg-bad-tint px-4 py-3 text-note text-bad">
    <Trans>Your alert wasn’t sent. Try again. Don’t wait for us: if you feel worse, call 120.</Trans>
  </p>
);

const Reported = ({ helpRequestId }: { readonly helpRequestId: number }) => (
  <>
    <p role="status" className="rounded-card bg-good-tint px-4 py-3 text-note text-good">
      <Trans>We’ve been alerted. You’ll find our reply in Customer service.</Trans>
    </p>
    <ToService params={{ request: String(helpRequestId) }} />
  </>
);

const WriteToUs = () => (
  <>
    <p className="text-note text-soft">
      <Trans>Write to us as soon as you have medical help.</Trans>
    </p>
    <ToService params={{ topic: 'allergy' }} />
  </>
);

const ToService = ({ params }: { readonly params: ScreenParams }) => (
  <ScreenLink
    to="pages/help/service/service"
    params={params}
    className="flex min-h-11 items-center text-link underline"
  >
    <Trans>Customer service</Trans>
  </ScreenLink>
);
