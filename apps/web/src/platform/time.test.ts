import { languages } from '@chifan/domain';
import { expect, test } from 'vitest';
import { formatDistance, formatMinutes, formatTime } from './time.ts';

test('times are those of Shanghai, in 24 hours', () => {
  expect(formatTime('2026-11-21T10:05:00Z', 'time', 'en')).toBe('18:05');
  expect(formatTime('2026-11-21T16:30:00Z', 'time', 'en')).toBe('00:30');
  expect(formatTime('2026-11-21T16:30:00Z', 'date', 'en')).toBe('Nov 22, 2026');
});

test('every language writes Western digits and the common calendar', () => {
  for (const language of languages) {
    expect(formatTime('2026-11-21T10:05:00Z', 'time', language), language).toMatch(/^\D*18\D05\D*$/);
    expect(formatTime('2026-11-21T10:05:00Z', 'date', language), language).toContain('2026');
    expect(formatMinutes(33, language), language).toContain('33');
  }
});

test('distances turn from metres to kilometres at one kilometre', () => {
  expect(formatDistance(344, 'en')).toBe('340 m');
  expect(formatDistance(997, 'en')).toBe('1 km');
  expect(formatDistance(1260, 'en')).toBe('1.3 km');
});
