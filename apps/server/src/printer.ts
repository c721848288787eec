import { PrinterFailure } from '@chifan/contract/printer-client';
import { openBridge } from './printer/open-bridge.ts';
import { readPrinterArguments } from './printer/read-arguments.ts';

/**
 * `npm run printer` runs on a computer in a shop and prints the shop's kitchen tickets. The program needs the server's
 * URL, but neither its database nor its settings.
 */

const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort());

try {
  const given = readPrinterArguments(process.argv.slice(2), process.env);
  await openBridge(given, { say: (line) => console.log(line), signal: ending.signal });
} catch (error) {
  console.error(error instanceof PrinterFailure ? error.message : error);
  process.exitCode = 1;
}
