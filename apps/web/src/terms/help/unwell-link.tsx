import { ActionRow } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { ScreenLink } from '../../platform/screen-link.tsx';

type UnwellLinkProps = { readonly orderId?: number };

/** Leads to the screen for a guest who feels unwell (rule help-20). */
export function UnwellLink({ orderId }: UnwellLinkProps) {
  const params = orderId === undefined ? {} : { orderId: String(orderId) };
  return (
    <ActionRow icon="warning" link={(row) => <ScreenLink to="pages/help/unwell/unwell" params={params} {...row} />}>
      <Trans>I feel unwell or had an allergic reaction</Trans>
    </ActionRow>
  );
}
