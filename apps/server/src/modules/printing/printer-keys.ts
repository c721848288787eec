import type { Authenticate, Machine } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/module.ts';
import { randomToken, sha256 } from '../../platform/tokens.ts';
import { printerOfKey } from './printer.store.ts';

/** Tells a machine's key from a person's token, so that neither is looked up among the others. */
const beginning = 'printer_';

export const isPrinterKey = (token: string): boolean => token.startsWith(beginning);

export const newPrinterKey = (): string => beginning + randomToken();

/** A few machines ask, seldom: what they are is read each time, and a key that was withdrawn is worth nothing at once. */
export const createPrinterAuthenticate =
  ({ database }: Pick<Platform, 'database'>): ((key: string) => ReturnType<Authenticate<Machine>>) =>
  async (key) => {
    const sessionHash = sha256(key);
    const printer = await printerOfKey(database.read, sessionHash);
    return printer === undefined ? null : { role: 'printer', ...printer, sessionHash };
  };
