import { encodeGb18030 } from './gb18030.ts';
import type { KitchenTicketLine } from './ticket-lines.ts';
import type { KitchenTicketTextSize } from './ticket-order.ts';

export { printableText } from './gb18030.ts';

const [escape, group, field, lineEnd] = [0x1b, 0x1d, 0x1c, 0x0a];

/** Resets the printer and switches to Chinese characters. */
const begin = [escape, 0x40, field, 0x26];
/** Feeds the paper past the cutter and cuts it. */
const cut = [escape, 0x64, 4, group, 0x56, 66, 0];

/** Text sizes of ESC/POS: the upper four bits are the width, the lower four bits the height. */
const sizes: Readonly<Record<KitchenTicketTextSize, number>> = { normal: 0x00, tall: 0x01, large: 0x11 };

/** Encodes the lines of a kitchen ticket as ESC/POS commands with text in GB18030 (record 0058). */
export const encodeEscPos = (lines: readonly KitchenTicketLine[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array([...begin, ...lines.flatMap(bytesOf)]);

function bytesOf(line: KitchenTicketLine): number[] {
  switch (line.kind) {
    case 'text':
      return [
        ...aligned(line.align),
        ...sized(line.size),
        ...weighted(line.isBold),
        ...encodeGb18030(line.text),
        lineEnd,
      ];
    case 'qr':
      return qrOf(line.text);
    case 'cut':
      return cut;
  }
}

const aligned = (align: 'start' | 'center') => [escape, 0x61, align === 'center' ? 1 : 0];
const sized = (size: KitchenTicketTextSize) => [group, 0x21, sizes[size]];
const weighted = (isBold: boolean) => [escape, 0x45, isBold ? 1 : 0];

/** Commands for a QR code: model 2, 6 dots per module, 15 % error correction, stored, printed and centred. */
function qrOf(text: string): number[] {
  const data = encodeGb18030(text);
  const command = (sign: number, ...rest: readonly number[]) => {
    const length = rest.length + 2;
    return [group, 0x28, 0x6b, length & 0xff, length >> 8, 0x31, sign, ...rest];
  };
  return [
    ...aligned('center'),
    ...command(0x41, 0x32, 0),
    ...command(0x43, 6),
    ...command(0x45, 0x31),
    ...command(0x50, 0x30, ...data),
    ...command(0x51, 0x30),
    lineEnd,
  ];
}

/** Status queries that a printer answers immediately: whether it is ready, and whether it has paper. */
export const printerStatusQueries = { offline: [0x10, 0x04, 2], paper: [0x10, 0x04, 4] } as const;

/** A query that the printer answers only after it has processed all earlier data. */
export const printCompletionQuery = [group, 0x72, 1] as const;

/** Distinguishes the answer to `printCompletionQuery` from the answers to `printerStatusQueries` by its fixed bits. */
export const isCompletionAnswer = (answer: number): boolean => (answer & 0x90) === 0;

/** `no_answer` means that the printer is switched off, unplugged, or not on the network. */
export const printerFaults = ['no_paper', 'cover_open', 'not_ready', 'no_answer'] as const;
export type PrinterFault = (typeof printerFaults)[number];

/** Evaluates the answers to the two `printerStatusQueries`. Null if the printer has no fault. */
export function printerFaultOf({
  offline,
  paper,
}: {
  readonly offline: number;
  readonly paper: number;
}): PrinterFault | null {
  if ((offline & 0x04) !== 0) return 'cover_open';
  if ((paper & 0x60) !== 0 || (offline & 0x20) !== 0) return 'no_paper';
  return (offline & 0x40) === 0 ? null : 'not_ready';
}

/**
 * Rule printing-4: seconds in which a printer that claimed a ticket must report the result. Afterwards it is unknown
 * whether the ticket was printed.
 */
export const kitchenTicketClaimSeconds = 60;
/** Rule printing-6: a printer reports every 30 seconds. After 75 seconds without a report it counts as offline. */
export const printerReportSeconds = 30;
export const printerOfflineSeconds = 75;
/** Maximum number of printers of one shop. */
export const maxPrinters = 10;
