import { parseArgs } from 'node:util';
import { PrinterFailure } from '@chifan/contract/printer-client';

export type PrinterArguments = {
  readonly shopId: number;
  readonly host: string;
  readonly port: number;
  readonly server: string;
  readonly key: string;
};

const usage = `CHIFAN_PRINTER_KEY=… npm run printer -- --shop ID --printer tcp://HOST:9100 [--server https://…]
Create the key in the console under 店铺, 打印机. It is shown once. Paper width, documents and copies are set there too.`;

/** Default TCP port of network receipt printers. */
const usualPort = 9100;

/** @throws PrinterFailure with the reason and the usage of the command. */
export function readPrinterArguments(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): PrinterArguments {
  const { shop = '', printer = '', server = 'http://127.0.0.1:3000' } = parsed(args);
  if (!/^[1-9]\d{0,14}$/.test(shop)) throw misused('Set --shop to the number of the shop.');
  const at = URL.canParse(printer) ? new URL(printer) : null;
  if (at?.protocol !== 'tcp:' || at.hostname === '') throw misused('Set --printer to its address: tcp://HOST:9100.');
  if (!URL.canParse(server)) throw misused(`${server} is not the address of a server.`);
  const key = env['CHIFAN_PRINTER_KEY']?.trim() ?? '';
  if (key === '')
    throw misused('Set CHIFAN_PRINTER_KEY. Every user of this machine could read a key in the arguments.');
  const port = at.port === '' ? usualPort : Number(at.port);
  return {
    shopId: Number(shop),
    host: at.hostname,
    port,
    server: server.replace(/\/+$/, ''),
    key,
  };
}

const misused = (sentence: string) => new PrinterFailure(`${sentence}\n${usage}`);

function parsed(args: readonly string[]) {
  try {
    const option = { type: 'string' } as const;
    const options = { shop: option, printer: option, server: option };
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw misused(error instanceof Error ? error.message : String(error));
  }
}
