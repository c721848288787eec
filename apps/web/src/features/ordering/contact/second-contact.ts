/** How to reach a guest without a Chinese number (rule member-6). */
export const secondContactKinds = ['whatsapp', 'wechat', 'foreign'] as const;
export type SecondContactKind = (typeof secondContactKinds)[number];

export type SecondContact = { readonly kind: SecondContactKind; readonly value: string };

export const isSecondContactKind = (value: unknown): value is SecondContactKind =>
  (secondContactKinds as readonly unknown[]).includes(value);

/** For restaurant, courier and guest; "" where nothing was entered. */
export function writeSecondContact({ kind, value }: SecondContact): string {
  const text = value.trim();
  if (text === '') return '';
  if (kind === 'foreign') return compact(text);
  return kind === 'wechat' ? `微信 WeChat ${text}` : `WhatsApp ${text}`;
}

/** What `writeSecondContact` wrote, for the fields; null of nothing. */
export function contactFrom(written: string): SecondContact | null {
  if (written === '') return null;
  const [, app, value = ''] = /^(WhatsApp |微信 WeChat )?(.*)$/.exec(written) ?? [];
  if (app === undefined) return { kind: 'foreign', value };
  return { kind: app === 'WhatsApp ' ? 'whatsapp' : 'wechat', value };
}

/** E.164: a plus, the country code, and at most fifteen digits in all; blanks and brackets are allowed. */
export const isForeignNumber = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(compact(text));

/** With its area code. */
const chineseLandline = /^0(10|2\d|[3-9]\d{2})[2-9]\d{6,7}$/;

/** A foreign number, or a hotel's landline with its area code; the server judges more closely. */
export const isCallable = (text: string): boolean => isForeignNumber(text) || chineseLandline.test(compact(text));

const compact = (text: string): string => text.replace(/[\s().\-/]/g, '');
