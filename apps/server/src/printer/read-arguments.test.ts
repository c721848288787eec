import { expect, test } from 'vitest';
import { readPrinterArguments } from './read-arguments.ts';

const env = { CHIFAN_PRINTER_KEY: 'printer_secret' };
const least = ['--shop', '12', '--printer', 'tcp://192.168.1.50'];

test('the printer command reads the shop, the printer’s address and the key, with defaults for the rest', () => {
  expect(readPrinterArguments(least, env)).toEqual({
    shopId: 12,
    host: '192.168.1.50',
    port: 9100,
    server: 'http://127.0.0.1:3000',
    paper: 80,
    kinds: ['kitchen', 'receipt'],
    key: 'printer_secret',
  });
  const all = ['--server', 'https://chifan.example/', '--paper', '58', '--ticket', 'kitchen'];
  expect(readPrinterArguments([...least, ...all], env)).toMatchObject({
    server: 'https://chifan.example',
    paper: 58,
    kinds: ['kitchen'],
  });
});

test.each([
  [[], env, '--shop'],
  [['--shop', 'x'], env, '--shop'],
  [['--shop', '12', '--printer', '192.168.1.50'], env, 'tcp://HOST'],
  [[...least, '--paper', '76'], env, '58 or 80'],
  [[...least, '--ticket', 'both?'], env, 'kitchen, receipt or both'],
  [[...least, '--server', 'chifan'], env, 'not the address'],
  [[...least, '--key', 'printer_secret'], env, 'CHIFAN_PRINTER_KEY'],
  [least, {}, 'CHIFAN_PRINTER_KEY'],
])('the printer command rejects %j and shows the usage', (args, around, words) => {
  expect(() => readPrinterArguments(args, around)).toThrow(words);
});
