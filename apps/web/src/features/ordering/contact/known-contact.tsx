import { Button, Card } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';

type KnownContactProps = { readonly draft: CheckoutDraft; readonly onEdit: () => void };

/** Shows the contact of an earlier order in one line, with a button to change it (rule ordering-52). */
export function KnownContact({ draft, onEdit }: KnownContactProps) {
  const { t } = useLingui();
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-3">
      <div className="min-w-[min(7.5rem,100%)] flex-1">
        <h2 className="text-small text-soft">{t`Contact`}</h2>
        <p className="text-note font-medium">
          <bdi>{draft.contactName}</bdi>
        </p>
        <p className="text-small text-soft">
          <bdi dir="ltr">{draft.contactPhone.trim() || draft.secondContact}</bdi>
        </p>
      </div>
      <Button variant="quiet" icon="edit" onClick={onEdit}>
        <Trans>Change</Trans>
      </Button>
    </Card>
  );
}
