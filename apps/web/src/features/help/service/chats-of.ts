export type ChatApp = 'whatsapp' | 'wechat';

type Channels = { readonly whatsApp: string | null; readonly weChat: string | null };

export type Chat = {
  readonly app: ChatApp;
  readonly name: string;
  /** Null: there is a name to search for, and nothing to follow. */
  readonly url: string | null;
};

/** What is configured, in the order of the guest's network. `opening` stands in the chat's field already. */
export function chatsOf(
  { whatsApp, weChat }: Channels,
  { opening, order }: { readonly opening: string; readonly order: readonly ChatApp[] },
): Chat[] {
  const known: Readonly<Record<ChatApp, Chat | null>> = {
    whatsapp: whatsApp === null ? null : { app: 'whatsapp', name: whatsApp, url: whatsAppUrl(whatsApp, opening) },
    wechat:
      weChat === null ? null : { app: 'wechat', name: weChat, url: weChat.startsWith('https://') ? weChat : null },
  };
  return order.flatMap((app) => known[app] ?? []);
}

const whatsAppUrl = (digits: string, opening: string) => `https://wa.me/${digits}?text=${encodeURIComponent(opening)}`;
