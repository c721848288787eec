import {
  isCompletionAnswer,
  type PrinterFault,
  printCompletionQuery,
  printerFaultOf,
  printerStatusQueries,
} from '@chifan/domain/printing';

export type PrintOutcome = 'printed' | 'not_printed' | 'unknown';

export type TicketPrinter = {
  /** Returns the printer's fault, or null if the printer is ready. */
  readonly fault: () => Promise<PrinterFault | null>;
  /**
   * Prints the bytes. If the paper runs out during the print, the printer continues with new paper, so `print` waits and
   * calls `onFault`.
   */
  readonly print: (bytes: Uint8Array, onFault: (fault: PrinterFault) => Promise<void>) => Promise<PrintOutcome>;
};

export type PrinterTimes = { readonly answerMs: number; readonly printMs: number };

/** Default waiting times. `printMs` is longer, because a long ticket takes seconds to print. */
export const usualTimes: PrinterTimes = { answerMs: 3_000, printMs: 25_000 };

/** Receives the bytes of a printer (`hear`), and the end of the connection (`end`). */
export type PrinterListener = { readonly hear: (bytes: Iterable<number>) => void; readonly end: () => void };

export type PrinterConnection = {
  readonly write: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly close: () => Promise<void>;
};

/** Connects to a printer by network, USB or a serial port. Null if the printer cannot be reached. */
export type ConnectPrinter = (listener: PrinterListener, answerMs: number) => Promise<PrinterConnection | null>;

/**
 * Opens a connection for each ticket, because many printers serve one connection at a time and other programs use the
 * printer too.
 */
export function ticketPrinter(
  connect: ConnectPrinter,
  signal: AbortSignal,
  times: PrinterTimes = usualTimes,
): TicketPrinter {
  return {
    fault: () => withPrinter(connect, signal, times, faultOf, 'no_answer'),
    print: (bytes, onFault) =>
      withPrinter(
        connect,
        signal,
        times,
        async (line) => ((await faultOf(line)) === null ? outcomeOf(line, bytes, times, onFault) : 'not_printed'),
        'not_printed',
      ),
  };
}

/**
 * Sends the bytes, and waits until the printer confirms that it printed them. Some printers never confirm. If a printer
 * has not confirmed within `printMs` and has no fault, the bytes count as printed. After a fault during the print, only
 * a confirmation proves that the printer printed the rest.
 */
async function outcomeOf(
  line: PrinterLine,
  bytes: Uint8Array,
  { printMs }: PrinterTimes,
  onFault: (fault: PrinterFault) => Promise<void>,
): Promise<PrintOutcome> {
  line.send([...bytes, ...printCompletionQuery]);
  for (let hadFault = false; ; hadFault = true) {
    if (await line.isCompleted(printMs)) return 'printed';
    const fault = await faultOf(line);
    if (fault === null) return hadFault && !(await line.isCompleted(printMs)) ? 'unknown' : 'printed';
    if (fault === 'no_answer') return 'unknown';
    await onFault(fault);
  }
}

async function faultOf(line: PrinterLine): Promise<PrinterFault | null> {
  const offline = await line.statusOf(printerStatusQueries.offline);
  const paper = offline === null ? null : await line.statusOf(printerStatusQueries.paper);
  return offline === null || paper === null ? 'no_answer' : printerFaultOf({ offline, paper });
}

type PrinterLine = {
  readonly send: (bytes: Iterable<number>) => void;
  /** The printer's answer to a status query. Null if no answer arrived. */
  readonly statusOf: (query: Iterable<number>) => Promise<number | null>;
  /** True if the printer has confirmed the last print, or confirms it within `ms`. */
  readonly isCompleted: (ms: number) => Promise<boolean>;
};

async function withPrinter<Value>(
  connect: ConnectPrinter,
  signal: AbortSignal,
  { answerMs }: PrinterTimes,
  work: (line: PrinterLine) => Promise<Value>,
  unreached: Value,
): Promise<Value> {
  const answers = createAnswers();
  const connection = await connect(answers, answerMs);
  if (connection === null) return unreached;
  signal.addEventListener('abort', answers.end);
  try {
    return await work(lineOf(connection, answers, answerMs));
  } finally {
    signal.removeEventListener('abort', answers.end);
    await connection.close();
  }
}

type Answers = PrinterListener & {
  readonly statuses: number[];
  readonly completions: () => number;
  /** Waits until `isEnough` returns true, the connection ends, or `ms` have passed. */
  readonly until: (isEnough: () => boolean, ms: number) => Promise<void>;
};

/** Sorts the printer's answers, because a confirmation can arrive while the program waits for a status. */
function createAnswers(): Answers {
  const statuses: number[] = [];
  let completions = 0;
  let isEnded = false;
  let changed = () => {};
  return {
    statuses,
    completions: () => completions,
    hear: (bytes) => {
      for (const byte of bytes) {
        if (isCompletionAnswer(byte)) completions += 1;
        else statuses.push(byte);
      }
      changed();
    },
    end: () => {
      isEnded = true;
      changed();
    },
    until: (isEnough, ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        changed = () => {
          if (!isEnough() && !isEnded) return;
          clearTimeout(timer);
          resolve();
        };
        changed();
      }),
  };
}

function lineOf({ write }: PrinterConnection, answers: Answers, answerMs: number): PrinterLine {
  const { statuses, completions, until } = answers;
  const send = (bytes: Iterable<number>) => write(new Uint8Array(bytes));
  return {
    send,
    statusOf: async (query) => {
      statuses.length = 0;
      send(query);
      await until(() => statuses.length > 0, answerMs);
      return statuses[0] ?? null;
    },
    isCompleted: async (ms) => {
      await until(() => completions() > 0, ms);
      return completions() > 0;
    },
  };
}
