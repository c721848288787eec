import type { HelpTopic } from '@chifan/domain/help';
import { Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { ScreenLink } from '../../platform/screen-link.tsx';

type HelpLinkProps = {
  /** An order's number. */
  readonly order?: string;
  /** Of the member's own, where its number is not known. */
  readonly orderId?: string;
  readonly topic?: HelpTopic;
};

/** Leads whoever is stuck to people, with what is known filled in. */
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
