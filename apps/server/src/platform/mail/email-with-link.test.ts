import { expect, test } from 'vitest';
import { emailWithLink } from './email-with-link.ts';

const link = { words: 'View your refund', url: 'https://chifan.example/web/#/pages/a/b?refundId=7&x=1' };

test('an email has the same content as plain text and as HTML', () => {
  const { text, html } = emailWithLink({ language: 'en', subject: 'Refund', text: 'One.\n\nTwo.', link });
  expect(text).toBe(`One.\n\nTwo.\n\nView your refund\n${link.url}`);
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html?.match(/<p [^>]*>[^<]+<\/p>/g)).toHaveLength(2);
  expect(html).toContain('href="https://chifan.example/web/#/pages/a/b?refundId=7&amp;x=1"');
});

test('an email escapes HTML in texts that people wrote', () => {
  const { html } = emailWithLink({ language: 'ar', subject: '"<b>"', text: '<img src=x onerror="alert(1)">', link });
  expect(html).toContain('dir="rtl"');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(html).not.toMatch(/<(img|b)[ >]/);
});

test('an order number in an email does not break across lines', () => {
  const { html } = emailWithLink({ language: 'en', subject: 's', text: 'Order 261121-000001-D is here.', link });
  expect(html).toContain('Order <span style="white-space:nowrap">261121-000001-D</span> is here.');
});

test('an email shows its subject, the name Chifan, and a large left-to-right pick-up code, in Arabic too', () => {
  const { html } = emailWithLink({ language: 'ar', subject: 'رمز الاستلام', text: '…', code: 'K482', link });
  expect(html).toMatch(/Chifan <span lang="zh-CN">吃饭<\/span><\/p>\n<h1 [^>]+>رمز الاستلام<\/h1>/);
  expect(html).toMatch(/<p dir="ltr" style="[^"]*font-size:36px[^"]*">K482<\/p>/);
});
