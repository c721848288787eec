import { languages } from '@chifan/domain';
import { type NotificationType, notificationTypes } from '@chifan/domain/notification';
import { expect, test } from 'vitest';
import { emailWithLink } from '../../../platform/mail/email-with-link.ts';
import type { NotificationFacts } from '../notification.store.ts';
import { addressOf, screenOf } from '../notifications/notification-screen.ts';
import { notificationText } from '../notifications/notification-text.ts';

const facts: NotificationFacts = {
  shop: { en: 'Noodle House', 'zh-CN': '面馆' },
  number: '261121-000002-S',
  code: 'A123',
  at: '2026-11-21T04:33:00Z',
  amount: 4_400,
  asked: 8_800,
  points: 44,
  days: 7,
  tracking: 'SF1234567890',
  carrier: { en: 'SF Express', 'zh-CN': '顺丰速运' },
  askedPoints: 88,
  rewards: 500,
  cashback: 320,
  tickets: 2,
  day: '2026-12-01T15:59:59Z',
  said: { code: 'dish_sold_out', facts: { dish: { en: 'Mapo tofu', 'zh-CN': '麻婆豆腐' } } },
  name: { en: '8 off from 50', 'zh-CN': '满五十减八' },
};

const variants: Partial<Record<NotificationType, readonly string[]>> = {
  'order.arrived': ['photo'],
  'order.code': ['table'],
  'order.ready': ['code', 'table'],
  'order.message': ['courier'],
  'refund.granted': ['all', 'part', 'sold_out'],
  'refund.granted_at_once': ['all', 'part'],
  'refund.compensated': ['coupon'],
  'refund.paid_out': ['gateway', 'balance', 'otherwise'],
  'purchase.paid_out': ['gateway', 'balance', 'otherwise'],
  'mall.refund_granted': ['part'],
};
/** Notification types that have no general text, only a text for each variant. */
const alwaysVaried = new Set<NotificationType>(['refund.granted', 'refund.granted_at_once']);

const everyNews = (Object.keys(notificationTypes) as NotificationType[]).flatMap((news) => [
  ...(alwaysVaried.has(news) ? [] : [{ news, more: {} }]),
  ...(variants[news] ?? []).map((variant) => ({ news, more: { variant } })),
]);

test.each(languages)('every notification has a title and a text in %s, without placeholders', (language) => {
  for (const { news, more } of everyNews) {
    const { title, text } = notificationText(news, { ...facts, ...more }, language);
    for (const sentence of [title, text]) {
      expect(sentence, news).not.toMatch(/[{}]|^[a-z_]+\.[a-z_.]+$|undefined/);
      expect(sentence.length, news).toBeGreaterThan(2);
    }
    // A phone shows about 80 characters of a title.
    expect(title.length, `${news}: ${title}`).toBeLessThanOrEqual(80);
  }
});

test.each(['ar', 'ur'] as const)(
  'notifications isolate sums, codes and names in right-to-left text (%s)',
  (language) => {
    const { title } = notificationText('receipt.paid', facts, language);
    expect(title).toContain('\u2068CN¥44.00\u2069');
    expect(title).toContain('\u2068Noodle House\u2069');
    const { html } = emailWithLink({
      language,
      subject: title,
      text: title,
      rows: [{ label: 'x', value: 'y' }],
      link: { words: 'x', url: addressOf('https://chifan.example', screenOf('receipt.paid', facts)) },
    });
    expect(html).toContain('dir="rtl"');
    expect(html).not.toMatch(/text-align:(left|right)|(margin|padding)-(left|right)/);
  },
);

test('a mail supports dark mode and loads no external content', () => {
  const { html = '' } = emailWithLink({
    language: 'en',
    subject: 's',
    text: 't',
    link: { words: 'w', url: 'https://a.b' },
  });
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('prefers-color-scheme:dark');
  expect(html).not.toMatch(/<(img|link|script|iframe)|url\(/);
});
