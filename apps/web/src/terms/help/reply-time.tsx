import { Icon } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type HelpDesk, helpDeskQuery } from '../../data/help.ts';
import { useLanguage } from '../../platform/language.ts';
import { formatRelativeDateTime } from '../../platform/time.ts';

type ReplyTimeProps = {
  /**
   * True if nothing is shown while the time is unknown, because the screen itself says how the guest gets the reply.
   */
  readonly isOnlyKnown?: boolean;
  /** True if the guest has already written. The line then does not suggest to leave a message. */
  readonly isSent?: boolean;
};

/** How soon the platform replies (rule help-11). Without enough recent answers, the line promises no time. */
export function ReplyTime({ isOnlyKnown = false, isSent = false }: ReplyTimeProps) {
  const language = useLanguage();
  const { data } = useQuery(helpDeskQuery(language));
  if (data === undefined) return <Line>{'\u00a0'}</Line>;
  if (data.reply.kind === 'unknown' && isOnlyKnown) return null;
  return (
    <Line>
      <Icon name="clock" size={20} className="shrink-0" />
      <span>
        <Words reply={data.reply} isSent={isSent} />
      </span>
    </Line>
  );
}

const Line = ({ children }: { readonly children: ReactNode }) => (
  <p className="flex min-h-6 items-center gap-2 text-note text-soft">{children}</p>
);

function Words({ reply, isSent }: Pick<HelpDesk, 'reply'> & { readonly isSent: boolean }) {
  const language = useLanguage();
  switch (reply.kind) {
    case 'minutes': {
      const { minutes } = reply;
      return (
        <Plural value={minutes} one="Usually replies in about # minute" other="Usually replies in about # minutes" />
      );
    }
    case 'later': {
      const time = formatRelativeDateTime(reply.opensAt, language);
      return isSent ? (
        <Trans>
          Our team is back at <bdi>{time}</bdi>. We’ll reply then.
        </Trans>
      ) : (
        <Trans>
          Our team is back at <bdi>{time}</bdi>. Leave a message and we’ll reply then.
        </Trans>
      );
    }
    case 'unknown':
      if (isSent) return <Trans>We’ll notify you when we reply.</Trans>;
      return <Trans>Leave a message. We’ll notify you when we reply.</Trans>;
  }
}
