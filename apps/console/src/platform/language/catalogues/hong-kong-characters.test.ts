import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Converter } from 'opencc-js/t2cn';
import { expect, test } from 'vitest';
import { hongKongCharacters } from './hong-kong-characters.ts';

const simplified = Converter({ from: 'hk', to: 'cn' });

test.each([
  ['干炒牛河', '乾炒牛河'],
  ['牛肉面', '牛肉麵'],
  ['牛油面包', '牛油麵包'],
  ['肉丝两面黄', '肉絲兩面黃'],
  ['姜葱炒蟹', '薑葱炒蟹'],
  ['姜记烧腊', '姜記燒臘'],
  ['皇后饭店', '皇后飯店'],
  ['后街小馆', '後街小館'],
  ['糖醋里脊', '糖醋里脊'],
  ['西西里面包', '西西里麵包'],
  ['萝卜干炒腊肉', '蘿蔔乾炒臘肉'],
  ['海苔肉松', '海苔肉鬆'],
  ['松鼠鳜鱼', '松鼠鱖魚'],
  ['粢饭团', '粢飯糰'],
  ['虾饺（4只）', '蝦餃（4隻）'],
  ['只卖三只鸡', '只賣三隻雞'],
  ['钟楼咖啡', '鐘樓咖啡'],
  ['脏脏包', '髒髒包'],
  ['乾县锅盔', '乾縣鍋盔'],
  ['游水海鲜', '游水海鮮'],
  ['岳阳烧烤', '岳陽燒烤'],
  ['朴大叔拌饭', '朴大叔拌飯'],
  ['采蝶轩', '采蝶軒'],
  ['土鸡松茸汤', '土雞松茸湯'],
  ['黄鱼松子', '黃魚松子'],
  ['二两面', '二兩麵'],
  ['Coca-Cola 可乐 330ml', 'Coca-Cola 可樂 330ml'],
])('hongKongCharacters converts the name %s to %s', (name, written) => {
  expect(hongKongCharacters(name)).toBe(written);
  expect(hongKongCharacters(written)).toBe(written);
});

test('hongKongCharacters does not change names that are already in traditional characters', () => {
  for (const name of ['薑母鴨', '后里區麵館', '裡脊肉', '雞肉飯只賣一碗']) expect(hongKongCharacters(name)).toBe(name);
});

test('all names of the demo city are the same after conversion to Hong Kong characters and back', () => {
  const names = namesOfDemo();
  expect(names.length).toBeGreaterThan(500);
  for (const name of names) expect(simplified(hongKongCharacters(name))).toBe(simplified(name));
});

function namesOfDemo(): string[] {
  const folder = fileURLToPath(new URL('../../../../../../demo/shops/', import.meta.url));
  return readdirSync(folder)
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .flatMap((shop) => [...shop.matchAll(/"zh-CN": "([^"。]+)"/g)].map(([, name = '']) => name));
}
