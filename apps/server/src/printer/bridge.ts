import { type CallApi, CallError, type LiveFeed } from '@chifan/contract/client';
import {
  encodeEscPos,
  type KitchenTicketOrder,
  kitchenTicketBlocks,
  kitchenTicketColumns,
  kitchenTicketLines,
  type PrinterFault,
  printableText,
  printerReportSeconds,
} from '@chifan/domain/printing';
import { type PrinterArguments, PrinterFailure } from './read-arguments.ts';
import type { PrintOutcome, TicketPrinter } from './tcp-printer.ts';

export type BridgeTools = {
  readonly api: CallApi;
  readonly feed: LiveFeed;
  readonly printer: TicketPrinter;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
  /** Waiting time in ms when there is no ticket (`idleMs`), and after a fault of the printer (`againMs`). */
  readonly idleMs: number;
  readonly againMs: number;
};

type Printing = Pick<PrinterArguments, 'shopId' | 'paper' | 'kinds'>;

/**
 * Prints the orders that the shop accepts, until `signal` ends the program. A live event starts a round of printing at
 * once. The program also polls, so a lost event delays a ticket by seconds. If the server did not receive the result of
 * a ticket, the ticket is printed again as a copy (rule printing-10).
 * @throws PrinterFailure if the key is invalid or belongs to another shop.
 */
export async function runBridge(printing: Printing, tools: BridgeTools): Promise<void> {
  const { feed, signal } = tools;
  const bell = createWakeSignal(signal);
  const stops = ['orders', 'printing'].map((topic) => feed.listen(topic, bell.ring));
  const report = createReport(printing, tools);
  try {
    while (!signal.aborted) await bell.wait(await round(printing, tools, report));
  } finally {
    for (const stop of stops) stop();
    feed.pause();
  }
}

/**
 * Prints the next ticket or reports a fault.
 * @returns the milliseconds until the next round.
 */
async function round(printing: Printing, tools: BridgeTools, report: Report): Promise<number> {
  try {
    const fault = await tools.printer.fault();
    await report(fault);
    if (fault !== null) return tools.againMs;
    return await printNext(printing, tools);
  } catch (error) {
    if (error instanceof PrinterFailure) throw error;
    if (error instanceof CallError && (error.code === 401 || error.code === 403))
      throw new PrinterFailure('The key is invalid or revoked.');
    tools.say(`The server does not respond: ${error instanceof Error ? error.message : String(error)}`);
    return tools.againMs;
  }
}

async function printNext(
  { paper, kinds }: Printing,
  { api, printer, say, idleMs, againMs }: BridgeTools,
): Promise<number> {
  const { ticket } = await api('/rest/printer/ticket/claim', {});
  if (ticket === null) return idleMs;
  const { order, claim, isCopy } = ticket;
  const words = { printedAt: new Date(), isCopy, printable: printableText };
  const blocks = kinds.flatMap((kind) => kitchenTicketBlocks(order satisfies KitchenTicketOrder, { kind, ...words }));
  const outcome: PrintOutcome = await printer.print(
    encodeEscPos(kitchenTicketLines(blocks, kitchenTicketColumns[paper])),
  );
  say(`${order.number}: ${outcomeWords[outcome]}`);
  await api('/rest/printer/ticket/settle', { orderId: order.id, claim, outcome });
  return outcome === 'printed' ? 0 : againMs;
}

const outcomeWords: Readonly<Record<PrintOutcome, string>> = {
  printed: 'printed',
  not_printed: 'not printed',
  unknown: 'print result unknown, printing a copy',
};

type Report = (fault: PrinterFault | null) => Promise<void>;

/**
 * Reports each change of the printer's state at once. Also repeats an unchanged state twice within the time after which
 * the console shows the printer as offline.
 */
function createReport({ shopId }: Printing, { api, say }: BridgeTools): Report {
  let last: { readonly fault: PrinterFault | null; readonly at: number } | null = null;
  return async (fault) => {
    const isNews = last?.fault !== fault;
    if (!isNews && last !== null && Date.now() - last.at < printerReportSeconds * 1000) return;
    const told = await api('/rest/printer/report', { fault });
    if (told.shopId !== shopId)
      throw new PrinterFailure(`The key belongs to shop ${told.shopId}, not to shop ${shopId}.`);
    if (isNews) say(fault === null ? 'The printer is ready.' : faultWords[fault]);
    last = { fault, at: Date.now() };
  };
}

const faultWords: Readonly<Record<PrinterFault, string>> = {
  no_paper: 'The printer has no paper.',
  cover_open: 'The printer’s cover is open.',
  not_ready: 'The printer reports an error.',
  no_answer: 'The printer does not respond. Check that it is switched on and in this network.',
};

/** Creates a signal. `ring` ends `wait` early. A `ring` before `wait` is not lost, and ends the next `wait` at once. */
function createWakeSignal(signal: AbortSignal) {
  let isRung = false;
  let wake = () => {};
  const ring = () => {
    isRung = true;
    wake();
  };
  signal.addEventListener('abort', ring);
  return {
    ring,
    wait: async (ms: number) => {
      if (!isRung && ms > 0)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      isRung = false;
    },
  };
}
