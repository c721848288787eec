import type { HelpRequest } from '@chifan/contract/help/views';
import { Badge, Icon, LoadMoreButton } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { helpRequestsQuery, invalidateHelp } from '../../../data/help.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useLive } from '../../../platform/live.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { formatRelativeDateTime } from '../../../platform/time.ts';
import { ConversationState } from './conversation-state.tsx';
import { topicLabels } from './topic-labels.ts';

/** The member’s conversations with the platform, the newest first. Shows nothing without a conversation. */
export function ConversationList() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const requests = useInfiniteQuery(helpRequestsQuery(useLanguage()));
  useLive('help', () => void invalidateHelp(queries));
  const records = requests.data?.pages.flatMap((page) => page.records) ?? [];
  if (records.length === 0) return null;
  return (
    <section aria-label={t`My messages`} className="grid grid-cols-1 gap-2">
      <h2 className="text-title font-semibold">{t`My messages`}</h2>
      <ul className="overflow-hidden rounded-card bg-surface shadow-card">
        {records.map((request) => (
          <li key={request.id} className="border-b border-line last:border-b-0">
            <Row request={request} />
          </li>
        ))}
      </ul>
      <LoadMoreButton of={requests}>
        <Trans>Older messages</Trans>
      </LoadMoreButton>
    </section>
  );
}

function Row({ request }: { readonly request: HelpRequest }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const last = request.messages.at(-1);
  return (
    <ScreenLink
      to="pages/help/service/service"
      params={{ request: String(request.id) }}
      className="flex min-h-14 items-center gap-3 px-4 py-2 active:bg-sunken"
    >
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="font-semibold">{i18n._(topicLabels[request.topic])}</span>
          <State request={request} />
        </span>
        {last && (
          <span dir="auto" className="line-clamp-1 text-note text-soft">
            {previewOf(last)}
          </span>
        )}
        {last && <bdi className="text-small text-soft">{formatRelativeDateTime(last.createdAt, language)}</bdi>}
      </span>
      <Icon name="forward" size={20} className="text-faint" />
    </ScreenLink>
  );
}

/** Text of the newest message, in the guest’s language if a translation exists. */
const previewOf = ({ replies, text, translated }: HelpRequest['messages'][number]): string =>
  [...replies, translated?.text ?? text].filter((part) => part !== '').join(' ');

function State({ request: { unread: count, state } }: { readonly request: HelpRequest }) {
  if (count === 0) return <ConversationState state={state} />;
  return (
    <Badge tone="bad" icon="chat">
      <Plural value={count} one="# new message" other="# new messages" />
    </Badge>
  );
}
