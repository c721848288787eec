import type { Authenticate, PrinterCaller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/module.ts';
import { randomToken, sha256 } from '../../platform/tokens.ts';
import { printerOfKey } from './printer.store.ts';

/**
 * Prefix of every printer key. The prefix distinguishes a printer key from a session token, so that each is looked up
 * in one table only.
 */
const beginning = 'printer_';

export const isPrinterKey = (token: string): boolean => token.startsWith(beginning);

export const newPrinterKey = (): string => beginning + randomToken();

/**
 * Looks up a printer's key for each request, because printers send few requests. A withdrawn key is invalid at once.
 */
export const createPrinterAuthenticate =
  ({ database }: Pick<Platform, 'database'>): ((key: string) => ReturnType<Authenticate<PrinterCaller>>) =>
  async (key) => {
    const sessionHash = sha256(key);
    const printer = await printerOfKey(database.read, sessionHash);
    return printer === undefined ? null : { role: 'printer', ...printer, sessionHash };
  };
