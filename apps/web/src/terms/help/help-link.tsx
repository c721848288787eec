import type { HelpTopic } from '@chifan/domain/help';
import { Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { ScreenLink } from '../../platform/screen-link.tsx';

type HelpLinkProps = {
  /** The order number, if the question is about an order. */
  readonly order?: string;
  /** Id of the member’s order, if the screen does not know the order number. */
  readonly orderId?: string;
  readonly topic?: HelpTopic;
};

/** Links to the customer service screen with topic and order filled in. */
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
