import { paperWidths, printDocuments, printerFaults } from '@chifan/domain/printing';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import { count, id, opaqueToken, pageWithAll, requiredText, text } from '../fields.ts';
import { staffOrder } from '../ordering/staff-views.ts';
import { orderRef } from '../transitions.ts';
import { platformPrinter, printer, printerSettings, printOutcomes, receiptTexts } from './views.ts';

export const printingStaffCalls = {
  listPrinters: call({
    path: '/rest/merchant/printer/list',
    access: 'merchant',
    roles: ['manager', 'cashier', 'kitchen'],
    summary: 'The printers of the caller’s shops and their state.',
    output: z.array(printer),
  }),
  addPrinter: call({
    path: '/rest/merchant/printer/add',
    access: 'merchant',
    roles: ['manager'],
    summary:
      'Adds a printer with a key, which is shown only once. The key ends when its creator is suspended, leaves the shop or gets a new password.',
    input: z.object({ shopId: id, name: requiredText(40) }),
    output: z.object({ id, key: text }),
    reasons: ['shop_not_found', 'printers_too_many'],
  }),
  withdrawPrinter: call({
    path: '/rest/merchant/printer/withdraw',
    access: 'merchant',
    roles: ['manager'],
    summary: 'Withdraws a printer’s key. The printer gets no more tickets.',
    input: z.object({ printerId: id }),
    output: z.boolean(),
    reasons: ['printer_not_found'],
  }),
  changePrinter: call({
    path: '/rest/merchant/printer/change',
    access: 'merchant',
    roles: ['manager'],
    summary: 'Changes what a printer prints by itself. More copies apply to orders that are accepted afterwards.',
    input: z.object({ printerId: id, ...printerSettings }),
    output: z.boolean(),
    reasons: ['printer_not_found'],
  }),
  testPrinter: call({
    path: '/rest/merchant/printer/test',
    access: 'merchant',
    roles: ['manager', 'cashier', 'kitchen'],
    summary: 'Queues a test page. The list of printers returns its result.',
    input: z.object({ printerId: id }),
    output: z.boolean(),
    reasons: ['printer_not_found'],
  }),
  platformPrinters: call({
    path: '/rest/platform/printer/list',
    access: 'platform',
    roles: ['support'],
    summary: 'The printer keys of all shops, or of one, newest first.',
    input: z.object({ ...pageWithAll(50), shopId: id.optional() }),
    output: pageOf(platformPrinter),
  }),
  withdrawPrinterByPlatform: call({
    path: '/rest/platform/printer/withdraw',
    access: 'platform',
    roles: ['support'],
    summary: 'Withdraws a printer key of any shop.',
    input: z.object({ printerId: id }),
    output: z.boolean(),
    reasons: ['printer_not_found'],
  }),
  printTicket: call({
    path: '/rest/merchant/printer/print',
    access: 'merchant',
    roles: ['manager', 'cashier', 'kitchen'],
    summary: 'Prints an order’s documents on all printers of the shop, again if they were printed before.',
    input: orderRef,
    output: z.boolean(),
    reasons: ['order_not_found', 'printer_not_found', 'no_printer_on'],
  }),
  claimPrintJob: call({
    path: '/rest/printer/job/claim',
    access: 'printer',
    summary: 'Claims the next document for this printer, until the printer reports the result or a minute passes.',
    output: z.object({
      job: z
        .object({
          id,
          claim: text,
          document: z.enum(printDocuments),
          /** Null for a test page. */
          order: staffOrder.nullable(),
          receipt: receiptTexts.nullable(),
          isCopy: z.boolean(),
          copy: count,
          copies: count,
          paper: z.literal(paperWidths),
          printerName: text,
        })
        .nullable(),
    }),
  }),
  settlePrintJob: call({
    path: '/rest/printer/job/settle',
    access: 'printer',
    summary: 'Reports the result of a claimed document. False: the document was claimed again since.',
    input: z.object({ printJobId: id, claim: opaqueToken(40), outcome: z.enum(printOutcomes) }),
    output: z.boolean(),
  }),
  reportPrinter: call({
    path: '/rest/printer/report',
    access: 'printer',
    summary: 'Reports the state of the printer, at every change and every half minute.',
    input: z.object({ fault: z.enum(printerFaults).nullable() }),
    output: z.object({ shopId: id }),
  }),
};
