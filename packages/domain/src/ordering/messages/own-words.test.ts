import { expect, test } from 'vitest';
import { combinedDiet } from '../../catalogue/index.ts';
import { guestWordsOf, maskPrivateData } from './own-words.ts';

const said = (text: string, from: 'member' | 'merchant' = 'member') => ({ from, ownWords: { text } });
const ready = { from: 'member', ownWords: null } as const;

test('guestWordsOf joins the remark and the guest’s own words, without predefined sentences and staff messages', () => {
  const messages = [said('Is there soy in it?'), ready, said('有酱油', 'merchant'), said('Then no noodles')];
  expect(guestWordsOf({ remark: 'No egg', messages })).toBe('No egg\nIs there soy in it?\nThen no noodles');
  expect(guestWordsOf({ remark: null, messages: [ready, said('有酱油', 'merchant')] })).toBeNull();
  expect(guestWordsOf({ remark: null })).toBeNull();
});

test('combinedDiet contains peanuts if the guest writes “allergy” and “peanuts” in two messages', () => {
  const messages = [said('I have an allergy'), said('Peanuts')];
  expect(combinedDiet(guestWordsOf({ remark: null, messages }), null)).toEqual({ avoids: ['peanut'], wishes: [] });
});

test.each([
  ['a Chinese mobile number', 'Call 13812345678 please', 'Call 138****5678 please'],
  ['a number with a plus sign and blanks', 'WhatsApp +44 7700 900 123', 'WhatsApp +4****'],
  ['Arabic digits', 'رقمي ٠٥٠١٢٣٤٥٦٧', 'رقمي ٠٥****'],
  ['a landline with a dash', '前台 021-6289 8888', '前台 02****'],
  ['two numbers', '13812345678, 13912345678', '138****5678, 139****5678'],
  ['a number with other separators', '138–1234—5678 or 138/1234/5678', '138****5678 or 138****5678'],
  ['full-width digits', '１３８１２３４５６７８', '１３****'],
  ['Chinese digits', '加我一三八一二三四五六七八', '加我一三****'],
  ['an e-mail address', 'Write to mia.weber@example.com!', 'Write to mi****!'],
  ['contacts within Chinese words', '请打13812345678，写到li@example.com吧', '请打138****5678，写到li****吧'],
])('maskPrivateData masks %s', (_, text, masked) => {
  expect(maskPrivateData(text)).toBe(masked);
});

test.each(['Room 1208, floor 12', '2 portions at 18:30', 'Table 4', 'Code 4821', '二楼三号', '@ the door'])(
  'maskPrivateData leaves short numbers unchanged: %s',
  (text) => {
    expect(maskPrivateData(text)).toBe(text);
  },
);
