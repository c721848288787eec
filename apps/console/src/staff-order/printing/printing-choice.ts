import { type KitchenTicketKind, kitchenTicketKinds, type PaperWidth, paperWidths } from '@chifan/domain/printing';
import { create } from 'zustand';
import { secureStorage } from '../../platform/storage.ts';

/** `browser` opens the browser's print dialog. `usb` and `serial` print without a dialog on a connected printer. */
export const printingWays = ['browser', 'usb', 'serial'] as const;
export type PrintingWay = (typeof printingWays)[number];

/** Print settings, stored per device because each device has its own paper and printer. */
export type PrintingChoice = {
  readonly paper: PaperWidth;
  readonly kinds: readonly KitchenTicketKind[];
  readonly way: PrintingWay;
};

const stored = secureStorage('consolePrinting');

export const usePrintingChoice = create<{ readonly choice: PrintingChoice | null }>()(() => ({
  choice: readChoice(stored.read()),
}));

export function choosePrinting(choice: PrintingChoice): void {
  stored.write(JSON.stringify(choice));
  usePrintingChoice.setState({ choice });
}

/** Parses stored print settings. Null if there are none or they are not valid. */
export function readChoice(kept: string | null): PrintingChoice | null {
  const { paper, kinds, way } = parsed(kept);
  const knownPaper = paperWidths.find((each) => each === paper);
  const knownWay = printingWays.find((each) => each === way);
  const known = kitchenTicketKinds.filter((kind) => Array.isArray(kinds) && kinds.includes(kind));
  if (knownPaper === undefined || knownWay === undefined || known.length === 0) return null;
  return { paper: knownPaper, kinds: known, way: knownWay };
}

function parsed(kept: string | null): Readonly<Partial<Record<keyof PrintingChoice, unknown>>> {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
