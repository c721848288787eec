export type ChatApp = 'whatsapp' | 'wechat';

type Channels = { readonly whatsApp: string | null; readonly weChat: string | null };

export type Chat = {
  readonly app: ChatApp;
  readonly name: string;
  /** The URL of the chat. null if guests must search for the name in the chat app. */
  readonly url: string | null;
};

/** The configured chat apps, in the sequence of `order`. `opening` is the prefilled message. */
export function chatChannelsOf(
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
