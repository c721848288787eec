import { describe, expect, test } from 'vitest';
import { formatSecondContact, parseSecondContact, phoneInterpretations } from './second-contact.ts';

describe('second contacts', () => {
  test.each([
    ['+44 7700 900123', '+447700900123'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['+49 151 23456789', '+4915123456789'],
    ['+81 90-1234-5678', '+819012345678'],
    ['+852 9123 4567', '+85291234567'],
    ['＋44 7700 900123', '+447700900123'],
    ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
    ['\u202a+44 7700 900123\u202c', '+447700900123'],
    ['0044 7700 900123', '+447700900123'],
    ['+86 21-6329 8888', '+862163298888'],
    ['+86 10 6513 7766', '+861065137766'],
    ['+86 138 1234 5678', '+8613812345678'],
    ['WhatsApp +44 7700 900123', 'WhatsApp +447700900123'],
    ['whatsapp: +4915123456789', 'WhatsApp +4915123456789'],
    ['WeChat aiko_tanaka', '微信 WeChat aiko_tanaka'],
    ['微信：guest-01', '微信 WeChat guest-01'],
    ['微信 WeChat aiko_1', '微信 WeChat aiko_1'],
    ['wxid_a1b2c3d4', '微信 WeChat wxid_a1b2c3d4'],
  ])('the second contact “%s” is stored as “%s”, which is parsed as the same contact', (written, kept) => {
    const read = parseSecondContact(written);
    expect(read && formatSecondContact(read)).toBe(kept);
    expect(parseSecondContact(kept)).toEqual(read);
  });

  test('parseSecondContact returns a number for phone and WhatsApp, and an ID for WeChat', () => {
    expect(parseSecondContact('+44 7700 900123')).toEqual({ kind: 'phone', number: '+447700900123' });
    expect(parseSecondContact('WhatsApp +44 7700 900123')).toEqual({ kind: 'whatsapp', number: '+447700900123' });
    expect(parseSecondContact(' WeChat aiko_tanaka ')).toEqual({ kind: 'wechat', id: 'aiko_tanaka' });
  });

  test.each([
    ['an emoji', '😀'],
    ['an emoji behind WhatsApp', 'WhatsApp 😀'],
    ['nothing', ''],
    ['zero-width characters', '\u200b\u200d\u2060'],
    ['words', 'text only'],
    ['a Chinese word', '打电话给我'],
    ['a number of an unknown country', '+0123456789'],
    ['a number that is too short', '+44 7700'],
    ['a foreign number without its country’s code', '07700 900123'],
    ['a number with words after it', '+44 7700 900123 please'],
    ['a number among words', 'call +44 7700 900123 please'],
    ['a name for WhatsApp, which has only numbers', 'WhatsApp aiko'],
    ['a WeChat ID of five', 'aiko5'],
    ['a WeChat ID of twenty-one', 'a12345678901234567890'],
    ['a WeChat ID that begins with a digit', 'WeChat 1abcdef'],
    ['a WeChat ID with a space', 'WeChat aiko tanaka'],
    ['a direction mark before it', '\u202e+44 7700 900123'],
  ])('parseSecondContact rejects %s', (_what, written) => {
    expect(parseSecondContact(written)).toBeUndefined();
  });
});

describe('numbers without a country code', () => {
  test.each([
    ['010-9876-5432', 'ko', ['+821098765432', '+861098765432']],
    ['090-1234-5678', 'ja', ['+819012345678']],
    ['(415) 555-0132', 'en', ['+14155550132']],
    ['0151 12345678', 'de', ['+4915112345678']],
    ['021-6329 8888', 'en', ['+862163298888']],
    ['٠٥٠ ١٢٣ ٤٥٦٧', 'ar', ['+966501234567']],
  ])(
    'parseSecondContact rejects %s, which has no country code, and phoneInterpretations adds likely codes for a reader of %s',
    (written, language, numbers) => {
      expect(parseSecondContact(written)).toBeUndefined();
      const readings = phoneInterpretations(written, language);
      expect(readings.map(({ number }) => number)).toEqual(expect.arrayContaining(numbers));
      expect(readings[0]?.number).toBe(numbers[0]);
    },
  );

  test('phoneInterpretations returns WhatsApp contacts for a WhatsApp number', () => {
    expect(phoneInterpretations('WhatsApp 090-1234-5678', 'ja')[0]).toEqual({
      country: 'JP',
      number: '+819012345678',
      contact: 'WhatsApp +819012345678',
    });
  });

  test.each(['', '+44 7700 900123', 'aiko_tanaka', '😀'])(
    'phoneInterpretations is empty for “%s”, which has a country code or is no number',
    (written) => {
      expect(phoneInterpretations(written, 'en')).toEqual([]);
    },
  );
});
