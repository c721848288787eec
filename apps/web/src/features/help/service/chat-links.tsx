import { Card, classNames, Icon, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { helpChannelsQuery } from '../../../data/help.ts';
import { CopyButton } from '../../../platform/copying/copy-button.tsx';
import { siteSettings, useSite } from '../../../platform/site/site-variant.ts';
import { type ChatApp, chatChannelsOf } from './chat-channels-of.ts';

/**
 * Links to the chat apps. The chat app that works in the guest’s network is first (rule help-1). Apps that are not
 * configured are omitted.
 */
export function ChatLinks({ orderNumber }: { readonly orderNumber: string }) {
  const { t } = useLingui();
  useSite();
  const { data, error } = useQuery(helpChannelsQuery);
  if (data === undefined) return error === null ? <Skeleton className="h-14" /> : null;
  const opening =
    orderNumber === '' ? t`Hello Chifan, I need help.` : t`Hello Chifan, I need help with order ${orderNumber}.`;
  const chats = chatChannelsOf(data, { opening, order: siteSettings().chatApps });
  if (chats.length === 0) return null;
  return (
    <Card title={t`Or use another app`} className="grid grid-cols-1 gap-3">
      <ul className="grid grid-cols-1 gap-2">
        {chats.map((chat) => (
          <li key={chat.app}>
            {chat.url === null ? (
              <WeChatName name={chat.name} opening={opening} />
            ) : (
              <ChatLink app={chat.app} url={chat.url} />
            )}
            {chat.app === 'wechat' && chat.url !== null && <Opening text={opening} className="px-4 pt-1" />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const names: Readonly<Record<ChatApp, string>> = { whatsapp: 'WhatsApp', wechat: 'WeChat' };

function ChatLink({ app, url }: { readonly app: ChatApp; readonly url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="flex min-h-12 items-center gap-3 rounded-card border border-edge px-4 font-semibold active:bg-sunken"
    >
      <Icon name="chat" />
      <bdi>{names[app]}</bdi>
      <Icon name="forward" size={20} className="ms-auto" />
    </a>
  );
}

/** The name of our WeChat account. A web page cannot open a WeChat chat, so guests search for the name. */
function WeChatName({ name, opening }: { readonly name: string; readonly opening: string }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-2 rounded-card border border-edge px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 font-semibold">
        <Icon name="chat" />
        <bdi>{names.wechat}</bdi>
        <bdi className="min-w-0 flex-[1_1_6rem] select-all">{name}</bdi>
        <CopyButton text={name} label={t`Copy name`} />
      </p>
      <p className="text-note text-soft">
        <Trans>Copy the name, open WeChat and search for it under “Add contacts”.</Trans>
      </p>
      <Opening text={opening} className="border-t border-line pt-2" />
    </div>
  );
}

/** The message to copy. A link to WeChat cannot contain it, unlike a link to WhatsApp. */
function Opening({ text, className }: { readonly text: string; readonly className: string }) {
  const { t } = useLingui();
  return (
    <p className={classNames('flex items-center gap-x-3', className)}>
      <span className="min-w-0 flex-1 select-all">{text}</span>
      <CopyButton text={text} label={t`Copy message`} />
    </p>
  );
}
