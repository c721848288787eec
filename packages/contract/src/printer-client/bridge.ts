import { encodePrintJob, type PrinterFault, type PrintJob, printerReportSeconds } from '@chifan/domain/printing';
import type { CallApi } from '../client/call-client.ts';
import { CallError } from '../client/call-failure.ts';
import type { LiveFeed } from '../client/live-feed.ts';
import type { PrintOutcome, TicketPrinter } from './ticket-printer.ts';

/** The printer program ends with this error if its key is invalid, or belongs to another shop. */
export class PrinterFailure extends Error {
  override readonly name = 'PrinterFailure';
}

export type BridgeTools = {
  readonly api: CallApi;
  readonly feed: Pick<LiveFeed, 'listen' | 'pause'>;
  readonly printer: TicketPrinter;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
  /** Waiting time in ms when there is no ticket (`idleMs`), and after a fault of the printer (`againMs`). */
  readonly idleMs: number;
  readonly againMs: number;
};

type Printing = { readonly shopId: number };

/**
 * Prints the documents that the server queues for this printer, until `signal` ends the program. A live event starts a
 * round of printing at once. The program also polls, so a lost event delays a ticket by seconds. The program sends the
 * result of a document until the server has it, so that a printed document is not printed again.
 * @throws PrinterFailure if the key is invalid or belongs to another shop.
 */
export async function runBridge(printing: Printing, tools: BridgeTools): Promise<void> {
  const { feed, signal } = tools;
  const bell = createWakeSignal(signal);
  const stops = ['orders', 'printing'].map((topic) => feed.listen(topic, bell.ring));
  const report = createReport(printing, tools);
  const results = createResults(tools);
  try {
    while (!signal.aborted) await bell.wait(await round(tools, report, results));
  } finally {
    for (const stop of stops) stop();
    feed.pause();
  }
}

/**
 * Prints the next document or reports a fault.
 * @returns the milliseconds until the next round.
 */
async function round(tools: BridgeTools, report: Report, results: Results): Promise<number> {
  try {
    await results.send();
    const fault = await tools.printer.fault();
    // The end of the program also ends the connection to the printer, which is no fault.
    if (tools.signal.aborted) return 0;
    await report(fault);
    if (fault !== null) return tools.againMs;
    return await printNext(tools, report, results);
  } catch (error) {
    if (error instanceof PrinterFailure) throw error;
    if (error instanceof CallError && (error.code === 401 || error.code === 403))
      throw new PrinterFailure('The key is invalid or revoked.');
    tools.say(`The server does not respond: ${error instanceof Error ? error.message : String(error)}`);
    return tools.againMs;
  }
}

async function printNext(
  { api, printer, say, idleMs, againMs }: BridgeTools,
  report: Report,
  results: Results,
): Promise<number> {
  const { job } = await api('/rest/printer/job/claim', {});
  if (job === null) return idleMs;
  const { id: printJobId, claim, document, order } = job;
  // The report of a fault must not interrupt a print, because the result of the print would be lost.
  const reported = (fault: PrinterFault) => report(fault).catch(() => undefined);
  const outcome = await printer.print(encodePrintJob(job satisfies PrintJob, new Date()), reported);
  say(`${order?.number ?? 'Test page'}, ${document}: ${outcomeWords[outcome]}`);
  results.add({ printJobId, claim, outcome });
  await results.send();
  return outcome === 'printed' ? 0 : againMs;
}

const outcomeWords: Readonly<Record<PrintOutcome, string>> = {
  printed: 'printed',
  not_printed: 'not printed',
  unknown: 'print result unknown',
};

type Result = { readonly printJobId: number; readonly claim: string; readonly outcome: PrintOutcome };
type Results = { readonly add: (result: Result) => void; readonly send: () => Promise<void> };

/**
 * Stores print results until the server has them. `send` throws if the server does not respond. The next `send` sends
 * the remaining results.
 */
function createResults({ api }: BridgeTools): Results {
  const unsent: Result[] = [];
  return {
    add: (result) => void unsent.push(result),
    send: async () => {
      for (let next = unsent[0]; next !== undefined; next = unsent[0]) {
        await api('/rest/printer/job/settle', next);
        unsent.shift();
      }
    },
  };
}

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
