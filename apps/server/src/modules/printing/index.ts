import type { Handlers } from '../../platform/http/handlers.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { claimPrintJob, printTicket, settlePrintJob } from './print-jobs.ts';
import {
  addPrinter,
  changePrinter,
  listPlatformPrinters,
  listPrinters,
  reportPrinter,
  testPrinter,
  withdrawPrinter,
  withdrawPrinterByPlatform,
} from './printers.ts';

export { createPrinterAuthenticate, isPrinterKey } from './printer-keys.ts';

const printingHandlers = (platform: Platform) =>
  ({
    listPrinters: (_input, { caller, now }) => listPrinters(platform, caller.id, now),
    addPrinter: (input, context) => addPrinter(platform, input, context),
    withdrawPrinter: (input, { caller }) => withdrawPrinter(platform, input, caller.id),
    platformPrinters: (input) => listPlatformPrinters(platform, input),
    withdrawPrinterByPlatform: (input, context) => withdrawPrinterByPlatform(platform, input, context),
    printTicket: (input, context) => printTicket(platform, input, context),
    changePrinter: (input, context) => changePrinter(platform, input, context),
    testPrinter: (input, context) => testPrinter(platform, input, context),
    claimPrintJob: (_input, context) => claimPrintJob(platform, context),
    settlePrintJob: (input, context) => settlePrintJob(platform, input, context),
    reportPrinter: (input, context) => reportPrinter(platform, input, context),
  }) satisfies Partial<Handlers>;

export const printingModule = (platform: Platform): Module => ({ handlers: printingHandlers(platform) });
