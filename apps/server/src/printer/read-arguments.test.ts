import { expect, test } from 'vitest';
import { readPrinterArguments } from './read-arguments.ts';

const env = { CHIFAN_PRINTER_KEY: 'printer_secret' };
const least = ['--shop', '12', '--printer', 'tcp://192.168.1.50'];

test('the printer command reads shop, printer address and key, and uses defaults for everything else', () => {
  expect(readPrinterArguments(least, env)).toEqual({
    shopId: 12,
    host: '192.168.1.50',
    port: 9100,
    server: 'http://127.0.0.1:3000',
    key: 'printer_secret',
  });
  const server = readPrinterArguments([...least, '--server', 'https://chifan.example/'], env).server;
  expect(server).toBe('https://chifan.example');
});

test.each([
  ['no arguments', [], env, '--shop'],
  ['a shop that is not a number', ['--shop', 'x'], env, '--shop'],
  ['a printer address without tcp://', ['--shop', '12', '--printer', '192.168.1.50'], env, 'tcp://HOST'],
  ['the unsupported option --paper', [...least, '--paper', '58'], env, 'are set there'],
  ['a server option that is not a URL', [...least, '--server', 'chifan'], env, 'not the address'],
  ['a key as an argument', [...least, '--key', 'printer_secret'], env, 'CHIFAN_PRINTER_KEY'],
  ['a missing key', least, {}, 'CHIFAN_PRINTER_KEY'],
])('the printer command rejects %s and shows the usage', (_what, args, around, words) => {
  expect(() => readPrinterArguments(args, around)).toThrow(words);
});
