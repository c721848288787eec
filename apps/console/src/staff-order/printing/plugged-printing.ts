import { create } from 'zustand';
import { secureStorage } from '../../platform/storage.ts';
import type { PluggedWay } from './plugged-printer.ts';

/** A shop's printer that is plugged into this device, with its printer key (rule printing-19). */
export type PluggedPrinting = {
  readonly shopId: number;
  readonly printerId: number;
  readonly key: string;
  readonly way: PluggedWay;
};

const stored = secureStorage('consolePluggedPrinter');

/** The printer that prints automatically on this device, or null if this device prints nothing automatically. */
export const usePluggedPrinting = create<{ readonly printing: PluggedPrinting | null }>()(() => ({
  printing: readPluggedPrinting(stored.read()),
}));

export function startPluggedPrinting(printing: PluggedPrinting): void {
  stored.write(JSON.stringify(printing));
  usePluggedPrinting.setState({ printing });
}

export function stopPluggedPrinting(): void {
  stored.clear();
  usePluggedPrinting.setState({ printing: null });
}

/** Parses the stored printer. Null if there is none or it is not valid. */
export function readPluggedPrinting(kept: string | null): PluggedPrinting | null {
  try {
    const { shopId, printerId, key, way } = JSON.parse(kept ?? '{}');
    const isValid = Number.isInteger(shopId) && Number.isInteger(printerId) && typeof key === 'string';
    return isValid && (way === 'usb' || way === 'serial') ? { shopId, printerId, key, way } : null;
  } catch {
    return null;
  }
}
