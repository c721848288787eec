import type { HelpTopic } from '@chifan/domain/help';
import { Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { ScreenLink } from '../../platform/screen-link.tsx';

type HelpLinkProps = {
  /** An order's number. */
  readonly order?: string;
  /** Id of the member's own order, if its number is unknown. */
  readonly orderId?: string;
  readonly topic?: HelpTopic;
};

/** Leads to customer service with the known facts filled in. */
export function HelpLink(about: HelpLinkProps) {
  return (
    <ScreenLink
      to="pages/help/service/service"
      params={{ ...about }}
      className="flex min-h-11 items-center justify-center gap-2 text-note text-link underline"
    >
      <Icon name="chat" size={20} />
      <Trans>Need help?</Trans>
    </ScreenLink>
  );
}
