/** Data of a push message, as written by `messageOf` in the server's module notification. */
export type PushedMessage = {
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  readonly language: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** Parses the data of a push message. Undefined if a server of another release sent other data. */
export function parsePushedMessage(data: unknown): PushedMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { tag, title, text, language, path, params } = data as Readonly<Record<string, unknown>>;
  if (!isText(tag) || !isText(title) || !isText(text) || !isText(language) || !isText(path)) return undefined;
  const given = typeof params === 'object' && params !== null ? Object.entries(params) : [];
  return {
    tag,
    title,
    text,
    language,
    path,
    params: Object.fromEntries(given.filter((entry): entry is [string, string] => isText(entry[1]))),
  };
}

/**
 * Content of a browser notification. The tag identifies the message, so a message that is pushed twice is shown once.
 * `base` is the path of the app, such as `/web/`.
 */
export const notificationOf = ({ tag, text, language, path, params }: PushedMessage, base: string) => ({
  body: text,
  tag,
  lang: language,
  dir: language === 'ar' || language === 'ur' ? 'rtl' : 'ltr',
  icon: `${base}icon-192.png`,
  badge: `${base}icon-192.png`,
  data: { address: addressOf(path, params, base) },
});

/** URL that a tap on the notification opens. The URL is always inside our app, whatever the push message contains. */
function addressOf(path: string, params: Readonly<Record<string, string>>, base: string): string {
  const query = new URLSearchParams({ ...params }).toString();
  return `${base}#/${path}${query === '' ? '' : `?${query}`}`;
}
