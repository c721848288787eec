type PrintedLine = {
  readonly text: string;
  readonly isBold: boolean;
  readonly isTall: boolean;
  readonly isWide: boolean;
  readonly align: 'start' | 'center';
};
export type PrintedTicket = { readonly lines: readonly PrintedLine[]; readonly qr: readonly string[] };

/** Callbacks for a printed ticket (`onTicket`) and for a status query (`onAsked`). */
type Answering = { readonly onTicket: (ticket: PrintedTicket) => void; readonly onAsked: () => void };

const [escape, group, field, lineEnd] = [0x1b, 0x1d, 0x1c, 0x0a];

/** Number of bytes that follow each command. Commands that are not listed have a variable length. */
const lengths: Readonly<Record<string, number>> = {
  [`${escape} 64`]: 0,
  [`${field} 38`]: 0,
  [`${escape} 97`]: 1,
  [`${group} 33`]: 1,
  [`${escape} 69`]: 1,
  [`${escape} 100`]: 1,
  [`${group} 86`]: 2,
  [`${group} 114`]: 1,
};

/** Reads ESC/POS commands byte by byte, like a printer for Chinese text. Throws at an unknown command. */
export function createEscPosReader({ onTicket, onAsked }: Answering) {
  let waiting: number[] = [];
  let text: number[] = [];
  let lines: PrintedLine[] = [];
  let qr: string[] = [];
  let stored = '';
  let style = plain;
  const act = (command: string, [value = 0]: readonly number[]) => {
    if (command === `${escape} 64`) style = plain;
    if (command === `${escape} 97`) style = { ...style, align: value === 1 ? 'center' : 'start' };
    if (command === `${group} 33`) style = { ...style, isTall: (value & 0x0f) > 0, isWide: value >> 4 > 0 };
    if (command === `${escape} 69`) style = { ...style, isBold: value === 1 };
    if (command === `${group} 114`) onAsked();
    if (command !== `${group} 86`) return;
    onTicket({ lines, qr });
    [lines, qr] = [[], []];
  };
  const readQr = (payload: readonly number[]) => {
    const [, sign, , ...data] = payload;
    if (sign === 0x50) stored = decoded(data);
    if (sign === 0x51) qr = [...qr, stored];
  };
  /** Reads one command or character. @returns the number of bytes read, or 0 if more bytes are needed */
  const step = (): number => {
    const [first = 0, second, low, high] = waiting;
    if (first === lineEnd) {
      if (text.length > 0) lines = [...lines, { ...style, text: decoded(text) }];
      text = [];
      return 1;
    }
    if (first !== escape && first !== group && first !== field) {
      text.push(first);
      return 1;
    }
    if (second === undefined) return 0;
    if (first === group && second === 0x28) {
      const [, , , pL, pH] = waiting;
      if (low === undefined || pL === undefined || pH === undefined) return 0;
      const length = pL + pH * 256;
      if (waiting.length < 5 + length) return 0;
      readQr(waiting.slice(5, 5 + length));
      return 5 + length;
    }
    const more = lengths[`${first} ${second}`];
    if (more === undefined) throw new Error(`unknown printer command ${first} ${second} ${low ?? ''} ${high ?? ''}`);
    if (waiting.length < 2 + more) return 0;
    act(`${first} ${second}`, waiting.slice(2, 2 + more));
    return 2 + more;
  };
  return {
    read: (bytes: Iterable<number>) => {
      waiting.push(...bytes);
      for (let count = step(); count > 0 && waiting.length > 0; ) {
        waiting = waiting.slice(count);
        count = waiting.length > 0 ? step() : 0;
      }
    },
  };
}

const plain: Omit<PrintedLine, 'text'> = { isBold: false, isTall: false, isWide: false, align: 'start' };

const decoded = (bytes: readonly number[]): string => new TextDecoder('gb18030').decode(new Uint8Array(bytes));
