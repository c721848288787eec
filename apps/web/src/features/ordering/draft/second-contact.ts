import { stripPhoneSeparators } from '@chifan/domain';

/** Second contacts for a guest without a Chinese phone number (rule member-6). */
export const secondContactKinds = ['whatsapp', 'wechat', 'foreign'] as const;
export type SecondContactKind = (typeof secondContactKinds)[number];

export type SecondContact = { readonly kind: SecondContactKind; readonly value: string };

export const isSecondContactKind = (value: unknown): value is SecondContactKind =>
  (secondContactKinds as readonly unknown[]).includes(value);

/**
 * Writes the second contact (a WhatsApp, WeChat or foreign number) as one text for restaurant, courier and guest.
 * Returns an empty text if the guest typed no value.
 */
export function writeSecondContact({ kind, value }: SecondContact): string {
  const text = value.trim();
  if (text === '') return '';
  if (kind === 'foreign') return stripPhoneSeparators(text);
  return kind === 'wechat' ? `微信 WeChat ${text}` : `WhatsApp ${text}`;
}

/** Splits a text of `writeSecondContact` into its fields. null for an empty text. */
export function contactFrom(written: string): SecondContact | null {
  if (written === '') return null;
  const [, app, value = ''] = /^(WhatsApp |微信 WeChat )?(.*)$/.exec(written) ?? [];
  if (app === undefined) return { kind: 'foreign', value };
  return { kind: app === 'WhatsApp ' ? 'whatsapp' : 'wechat', value };
}

/**
 * Whether a text is a phone number in E.164 format: a plus, the country code, and at most 15 digits in total.
 * Separators and non-Western digits are allowed.
 */
export const isForeignNumber = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(stripPhoneSeparators(text));
