import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseOpeningHours } from './opening-hours-parser.ts';

/**
 * The parsed rules as text: weekday numbers (1 is Monday), H for holidays, and times. A plus marks rules that add
 * times, a question mark unknown times.
 */
function told(text: string): string {
  const read = parseOpeningHours(text);
  if (!read.ok) return `unread: ${read.unread}`;
  return read.hours.rules
    .map((rule) => {
      const spans = rule.spans.map(
        ({ opens, closes, openEnd }) => `${clock(opens)}-${clock(closes)}${openEnd ? '+' : ''}`,
      );
      const days = rule.weekdays.join('') + (rule.publicHolidays ? 'H' : '');
      return `${rule.adds ? '+' : ''}${days} ${spans.join(' ') || (rule.unknown ? '?' : 'off')}${rule.note ? ` (${rule.note})` : ''}`;
    })
    .join('; ');
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

describe('readable opening hours', () => {
  test.each([
    ['all week', 'Mo-Su 10:00-22:00', '1234567 10:00-22:00'],
    ['without days', '11:30-22:00', '1234567 11:30-22:00'],
    ['with holidays', 'Mo-Su,PH 11:00-23:00', '1234567H 11:00-23:00'],
    ['holidays before weekdays', 'PH,Mo-Su 11:20-21:40', '1234567H 11:20-21:40'],
    ['days that continue after Sunday', 'Fr-Mo 09:00-18:00', '1567 09:00-18:00'],
    ['several spans', 'Mo-Fr 11:30-14:30, 17:30-22:30', '12345 11:30-14:30 17:30-22:30'],
    ['a closing time after midnight', 'Mo-Sa 18:00-02:00', '123456 18:00-26:00'],
    ['a closing time above 24:00', 'Mo-Sa 18:00-27:00', '123456 18:00-27:00'],
    ['until midnight', 'Mo-Su 12:00-00:00', '1234567 12:00-24:00'],
    ['24 hours every day', '24/7', '1234567 00:00-24:00'],
    ['a whole day', '00:00-00:00', '1234567 00:00-24:00'],
    ['a day off', '12:00-21:30; We off', '1234567 12:00-21:30; 3 off'],
    [
      'holidays as days off',
      'Mo-Fr 08:00-20:00; Sa,Su 09:00-17:00; PH off',
      '12345 08:00-20:00; 67 09:00-17:00; H off',
    ],
    [
      'rules after commas, which add times',
      'Mo 12:00-18:00, We-Su 12:00-15:00, 17:00-21:00',
      '1 12:00-18:00; +34567 12:00-15:00 17:00-21:00',
    ],
    ['a day off after a comma', 'Mo-Sa 18:00-23:00,Su off', '123456 18:00-23:00; 7 off'],
    ['lists with spaces', 'Tu-Fr 08:00-16:00; Sa, Su 08:00-16:30', '2345 08:00-16:00; 67 08:00-16:30'],
    [
      'a forgotten comma before holidays',
      'Mo-Fr 07:30-20:30; Sa-Su PH 10:00-18:30',
      '12345 07:30-20:30; 67H 10:00-18:30',
    ],
    ['a forgotten comma after holidays', 'Mo-Sa 08:30-20:30; PH Su 08:00-18:00', '123456 08:30-20:30; 7H 08:00-18:00'],
    ['forgotten semicolons', 'Mo-Th 13:00 - 22:30 Fr-Sa 13:00 - 23:00', '1234 13:00-22:30; 56 13:00-23:00'],
    ['later times after a semicolon', 'Tu-Su 11:30-15:00; 18:00-22:00', '234567 11:30-15:00 18:00-22:00'],
    ['times without an end', 'Th-Sa 18:00+', '456 18:00-24:00+'],
    ['a closing time that may be later', 'Th-Sa 18:00-02:00+', '456 18:00-26:00+'],
    ['unknown hours on holidays', 'Mo-Su 12:00-15:00; PH unknown', '1234567 12:00-15:00; H ?'],
    ['a closed shop', 'closed "due to renovation"', '1234567 off (due to renovation)'],
    ['a quoted remark', 'Th-Su 18:30-22:30 open "Non-racing day only"', '4567 18:30-22:30 (Non-racing day only)'],
    [
      'school holidays, which are ignored',
      'Mo-Fr 08:00-17:00; Sa-Su,PH off; SH Mo-Fr 08:00-16:00',
      '12345 08:00-17:00; 67H off',
    ],
    ['school holidays among others', 'Mo-Su,SH 08:00-17:00', '1234567 08:00-17:00'],
    ['weekdays in lower case', 'mo-su 10:30-22:30', '1234567 10:30-22:30'],
    ['long names and am, pm', 'Monday to Friday: 9am-5:30 p.m.', '12345 09:00-17:30'],
    ['noon and midnight in am, pm', 'Sat & Sun 12pm-12am', '67 12:00-24:00'],
    ['times without colons', 'We-Su 1230-1900', '34567 12:30-19:00'],
    ['hours without minutes', '11-21', '1234567 11:00-21:00'],
    ['full-width signs', 'Mo-Su 00:30–04:00、11:00–17:00,17：30–00:00', '1234567 00:30-04:00 11:00-17:00 17:30-24:00'],
    ['unusual dashes', 'Mo=Su 09:00—22:30', '1234567 09:00-22:30'],
    ['a colon for a dash', 'Mo-Sa 10:00:23:30', '123456 10:00-23:30'],
    ['a slash for a comma', 'Mo-Sa 08:00-16:00; Su/PH off', '123456 08:00-16:00; 7H off'],
    ['Chinese weekdays', '周一至周五 10:00-20:00；星期六、星期日 休', '12345 10:00-20:00; 67 off'],
    ['the next day in Chinese', '10:00-次日02:00', '1234567 10:00-26:00'],
    ['an early morning until the next day in Chinese', '凌晨5点-次日上午11点半', '1234567 05:00-35:30'],
    ['24 hours in Chinese', '24小时营业', '1234567 00:00-24:00'],
    ['24 hours in traditional Chinese', '24小時營業', '1234567 00:00-24:00'],
    ['24 hours in English', 'Open 24 hours', '1234567 00:00-24:00'],
    ['a day off in brackets', '10:00-22:00（周一休息）', '1234567 10:00-22:00; 1 off'],
    ['a day off after a comma', '10:00-22:00，周一店休', '1234567 10:00-22:00; 1 off'],
    ['shortened Chinese weekdays', '星期一至五 11:00-14:00 17:00-21:30', '12345 11:00-14:00 17:00-21:30'],
    ['listed Chinese weekdays', '周一、三、五 10:00-20:00', '135 10:00-20:00'],
    ['the weekend in Chinese', '工作日 10:00-20:00；周末 09:00-21:00', '12345 10:00-20:00; 67 09:00-21:00'],
    ['times of day in Chinese', '上午10点-晚上9点半', '1234567 10:00-21:30'],
    ['am and pm at the end only', '11:30 AM – 2:00 PM, 5:30 – 9:30 PM', '1234567 11:30-14:00 17:30-21:30'],
    ['pm at the end only', '11:30 - 2:00 PM', '1234567 11:30-14:00'],
    ['two spans after a blank', 'Mo 10:00-12:00 14:00-16:00', '1 10:00-12:00 14:00-16:00'],
    [
      'Chinese weekdays with times',
      '周一至周五 10:00-20:00；星期六、星期日 11:00~20:00',
      '12345 10:00-20:00; 67 11:00-20:00',
    ],
    ['every day in Chinese', '每天 10:00-22:00', '1234567 10:00-22:00'],
    ['holidays by their long name', 'Mo-Fr 10:00-20:00; Public Holidays off', '12345 10:00-20:00; H off'],
    ['an afternoon without an end', '6pm+', '1234567 18:00-24:00+'],
    ['the latest closing time, 48:00', 'Mo-Su 10:00-48:00', '1234567 10:00-48:00'],
    ['a time with a colon and one without', '10:00-2130', '1234567 10:00-21:30'],
    ['a rule that replaces one day', 'Mo-Fr 10:00-20:00; Mo 11:00-12:00', '12345 10:00-20:00; 1 11:00-12:00'],
    ['closed school holidays', 'Mo-Fr 08:00-17:00; SH off', '12345 08:00-17:00'],
    ['two times that touch', 'Mo-Sa 11:00-14:00; 14:00-22:00', '123456 11:00-14:00 14:00-22:00'],
    ['holidays after a space', 'Mo 10:00-12:00 PH 14:00-16:00', '1 10:00-12:00; H 14:00-16:00'],
    ['a remark with blanks', 'Mo-Su 10:00-20:00 " last order 19:30 "', '1234567 10:00-20:00 (last order 19:30)'],
    ['a semicolon at the end', 'Mo-Su 10:00-22:00;', '1234567 10:00-22:00'],
  ])('parseOpeningHours reads %s: “%s”', (_what, text, expected) => {
    expect(told(text)).toBe(expected);
  });
});

describe('unreadable opening hours', () => {
  test.each([
    ['an empty text', '', ''],
    ['an address', 'G/F, 46C High St', 'G/F, 46C High St'],
    ['an incomplete time', 'Mo-Su 13:00-23:0', ':0'],
    ['more than 59 minutes', '10:00-22:75', '22:75'],
    ['a time past 48:00', '10:00-49:00', '49:00'],
    ['the same time twice', 'Mo-Su 11:30-11:30', '11:30'],
    ['pm at one end if the other is ambiguous', '5:30-9:30pm', '9:30pm'],
    ['hours that may be morning or evening', '9-5', '5'],
    ['a time without an end', 'Mo-Su 10:00', '10:00'],
    ['days without times', 'Mo-Fr', 'Mo-Fr'],
    ['only closed days', 'Su off', 'Su off'],
    ['“open” without times', 'Mo-Su 07:00-23:00; PH open', 'PH open'],
    ['times that are closed', 'Mo-Su 07:00-23:00; We 14:00-16:00 off', 'We 14:00-16:00 off'],
    ['the eve of holidays', 'Su-Th 11:30-22:30; PH -1 day 11:30-23:00', 'day 11:30-23:00'],
    ['months', 'Jan-Mar 10:00-20:00', 'Jan-Mar 10:00-20:00'],
    ['weeks', 'week 1-10 Mo 10:00-20:00', 'week 1-10 Mo 10:00-20:00'],
    ['the first Monday of a month', 'Mo[1] 10:00-20:00', '[1] 10:00-20:00'],
    ['sunset', 'Mo-Su 10:00-sunset', 'sunset'],
    ['a fallback rule', 'Mo-Su 10:00-20:00 || "by appointment"', '|| "by appointment"'],
    ['only a remark', '"未开放"', '"未开放"'],
    ['a quote without an end', 'Mo-Su 10:00-20:00 "last order', '"last order'],
    ['“off” for all days after other rules', 'Mo-Fr 10:00-20:00; off', 'off'],
    ['times for every day after other rules', 'Mo-Fr 10:00-20:00; 09:00-21:00', '09:00-21:00'],
    ['a second rule for a day after a space', 'Mo-Fr 10:00-20:00 We 11:00-12:00', 'We 11:00-12:00'],
    ['holidays before a weekday that has a rule', 'Mo-Su 10:00-20:00; PH Mo 11:00-12:00', 'PH Mo 11:00-12:00'],
    ['a start with 75 minutes', '10:75-22:00', '22:00'],
    ['a start with 60 minutes', '10:60-22:00', '22:00'],
    ['a start at 24:00', '24:00-26:00', '26:00'],
    ['a start at 24:00 without an end', '24:00+', '+'],
    ['an invalid start without an end', '10:75+', '+'],
    ['an hour without minutes and without an end', '18+', '+'],
    ['an hour without minutes and a full time', '9-17:00', '17:00'],
    ['13pm', '13pm-2pm', '2pm'],
    ['0:30am', '0:30am-5pm', '5pm'],
    ['“off” instead of a closing time', '10:00-off; Mo off', 'off; Mo off'],
    ['a dash without a closing time', '10:00-', '-'],
    ['a dash without a last day', 'Mo-', '-'],
    ['a range from a weekday to holidays', 'Mo-PH 10:00-20:00', '20:00'],
    ['a comma at the end', '10:00-20:00,', ','],
    ['a comma between days and times', 'Mo, 10:00-20:00', '10:00-20:00'],
    ['a semicolon between days', 'Mo; Tu 10:00-12:00', 'Mo; Tu 10:00-12:00'],
    ['two semicolons at the end', 'Mo 10:00-12:00;;', ';'],
    ['a colon at the start', ': 10:00-20:00', ': 10:00-20:00'],
    ['an earlier time after a later one and a space', 'Mo 14:00-16:00 10:00-12:00', '10:00-12:00'],
    ['a range of years', '2012-2016', '2016'],
    ['only days off', 'off; Su off', 'off; Su off'],
    ['unknown hours', 'unknown', 'unknown'],
    ['later times marked off', 'Mo-Sa 11:00-14:00; 17:00-22:00 off', '17:00-22:00 off'],
    ['later times without days, with a remark', 'Mo-Sa 11:00-14:00; 17:00-22:00 "dinner"', '17:00-22:00 "dinner"'],
    ['times after a day off', 'Su off; 10:00-20:00', '10:00-20:00'],
    [
      'times without days that partly overlap earlier ones',
      'Mo-Sa 11:00-14:00; 13:00-15:00,17:00-22:00',
      '13:00-15:00,17:00-22:00',
    ],
    ['times without days between earlier ones', 'Mo-Sa 11:00-14:00,17:00-21:00; 15:00-22:00', '15:00-22:00'],
    ['a day that has a rule, after a space', 'Mo 10:00-12:00; We 10:00-12:00 Mo 14:00-16:00', 'Mo 14:00-16:00'],
    ['a second rule for holidays after a space', 'PH 10:00-12:00 PH 14:00-16:00', 'PH 14:00-16:00'],
    [
      'holidays before a weekday that has a rule, among several',
      'We 10:00-12:00; Mo 10:00-20:00; PH Mo 11:00-12:00',
      'PH Mo 11:00-12:00',
    ],
    ['years before weekdays', '2024-2025 Mo-Su 10:00-20:00', 'Mo-Su 10:00-20:00'],
  ])('parseOpeningHours rejects %s: “%s”', (_what, text, unread) => {
    expect(parseOpeningHours(text)).toEqual({ ok: false, unread });
  });

  test('parseOpeningHours rejects a text of more than 1,000 characters', () => {
    const remark = (length: number) =>
      `Mo-Su 10:00-22:00 open "${'x'.repeat(length - 'Mo-Su 10:00-22:00 open ""'.length)}"`;
    expect(parseOpeningHours(remark(1_000)).ok).toBe(true);
    expect(parseOpeningHours(remark(1_001)).ok).toBe(false);
    const tooMuch = 'Mo-Su 10:00-22:00;'.repeat(100);
    expect(parseOpeningHours(tooMuch)).toEqual({ ok: false, unread: tooMuch.slice(0, 1_000) });
  });
});

/** Opening hours from OpenStreetMap of restaurants in Hong Kong and Shenzhen, one per line, without repetitions. */
const surveyed = new URL('../../../../../tests/samples/opening-hours.txt', import.meta.url);

test('parseOpeningHours reads at least 97 % of the opening hours in OpenStreetMap for Hong Kong and Shenzhen', () => {
  const written = readFileSync(surveyed, 'utf8')
    .split('\n')
    .filter((text) => text !== '');
  const unread = written.filter((text) => !parseOpeningHours(text).ok);
  expect(written.length).toBeGreaterThan(500);
  expect(unread.length / written.length, unread.join('\n')).toBeLessThanOrEqual(0.03);
});
