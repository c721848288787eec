import { gb18030 } from './gb18030.ts';
import type { TicketLine } from './ticket-lines.ts';
import type { TicketSize } from './ticket-order.ts';

export { printableText } from './gb18030.ts';

const [escape, group, field, lineEnd] = [0x1b, 0x1d, 0x1c, 0x0a];

/** Fresh settings, and letters of Chinese from here on. */
const begin = [escape, 0x40, field, 0x26];
/** Feeds past the knife, and cuts. */
const cut = [escape, 0x64, 4, group, 0x56, 66, 0];

/** Half the bits width, half height. */
const sizes: Readonly<Record<TicketSize, number>> = { normal: 0x00, tall: 0x01, large: 0x11 };

/** The lines of a ticket as ESC/POS, in the letters of GB18030 (record 0058). */
export const escPos = (lines: readonly TicketLine[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array([...begin, ...lines.flatMap(bytesOf)]);

function bytesOf(line: TicketLine): number[] {
  switch (line.kind) {
    case 'text':
      return [...aligned(line.align), ...sized(line.size), ...weighted(line.isBold), ...gb18030(line.text), lineEnd];
    case 'qr':
      return qrOf(line.text);
    case 'cut':
      return cut;
  }
}

const aligned = (align: 'start' | 'center') => [escape, 0x61, align === 'center' ? 1 : 0];
const sized = (size: TicketSize) => [group, 0x21, sizes[size]];
const weighted = (isBold: boolean) => [escape, 0x45, isBold ? 1 : 0];

/** Model 2, dots of 6, corrects 15 %, stored and printed, in the middle. */
function qrOf(text: string): number[] {
  const data = gb18030(text);
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

/** What a printer answers at once, between all others: whether it is ready, and what of its paper. */
export const askPrinter = { offline: [0x10, 0x04, 2], paper: [0x10, 0x04, 4] } as const;

/** Answered when all that was sent before it has been worked off. */
export const askWhenDone = [group, 0x72, 1] as const;

/** `no_answer`: switched off, unplugged, or out of the network. */
export const printerFaults = ['no_paper', 'cover_open', 'not_ready', 'no_answer'] as const;
export type PrinterFault = (typeof printerFaults)[number];

/** Of the two answers to `askPrinter`. Null: it prints. */
export function faultIn({ offline, paper }: { readonly offline: number; readonly paper: number }): PrinterFault | null {
  if ((offline & 0x04) !== 0) return 'cover_open';
  if ((paper & 0x60) !== 0 || (offline & 0x20) !== 0) return 'no_paper';
  return (offline & 0x40) === 0 ? null : 'not_ready';
}

/** Rule printing-4: whoever takes a ticket says so long what became of it; then it may have been printed, or not. */
export const ticketClaimSeconds = 60;
/** Rule printing-6: a printer's machine speaks up twice in this time. */
export const printerReportSeconds = 30;
export const printerAwaySeconds = 75;
/** Of one shop. */
export const maxPrinters = 10;
