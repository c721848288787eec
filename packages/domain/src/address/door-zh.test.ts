import { expect, test } from 'vitest';
import { doorNumberZh } from './door-zh.ts';

test.each([
  ['الغرفة 0816', '房间 0816'],
  ['غرفة رقم ٠٨١٦', '房间 0816'],
  ['No. 8', null],
  ['Room 0816', '房间 0816'],
  ['Rm. 1203, Tower B', '房间 1203, 楼栋 B'],
  ['3rd floor, apt 5', '3 楼层, 房号 5'],
  ['0816号室', '0816 房间'],
  ['1203호실', '1203 房间'],
  ['кв. 12, подъезд 3', '房号 12, 入口 3'],
  ['کمرہ نمبر 816', '房间 816'],
  ['chambre 816', '房间 816'],
  ['Zimmer 816, 2. Stock', '房间 816, 2. 楼层'],
  ['Front desk', '前台'],
  ['1203', null],
  ['8号楼1203室', null],
  ['', null],
  ['Roomba 3', null],
])('doorNumberZh translates the door number “%s” to %j', (door, chinese) => {
  expect(doorNumberZh(door)).toBe(chinese);
});
