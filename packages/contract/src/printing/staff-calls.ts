import { printerFaults } from '@chifan/domain/printing';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import { id, opaqueToken, pageWithAll, requiredText, text } from '../fields.ts';
import { staffOrder } from '../ordering/staff-views.ts';
import { orderRef } from '../transitions.ts';
import { platformPrinter, printer, printOutcomes } from './views.ts';

export const printingStaffCalls = {
  listPrinters: call({
    path: '/rest/merchant/printer/list',
    access: 'merchant',
    summary: 'The printers of the caller’s shops and their state.',
    output: z.array(printer),
  }),
  addPrinter: call({
    path: '/rest/merchant/printer/add',
    access: 'merchant',
    summary:
      'Adds a printer with a key, which is shown only once. The key ends when its creator is suspended, leaves the shop or gets a new password.',
    input: z.object({ shopId: id, name: requiredText(40) }),
    output: z.object({ id, key: text }),
    reasons: ['shop_not_found', 'printers_too_many'],
  }),
  withdrawPrinter: call({
    path: '/rest/merchant/printer/withdraw',
    access: 'merchant',
    summary: 'Withdraws a printer’s key. The printer gets no more tickets.',
    input: z.object({ printerId: id }),
    output: z.boolean(),
    reasons: ['printer_not_found'],
  }),
  platformPrinters: call({
    path: '/rest/platform/printer/list',
    access: 'platform',
    summary: 'The printer keys of all shops, or of one, newest first.',
    input: z.object({ ...pageWithAll(50), shopId: id.optional() }),
    output: pageOf(platformPrinter),
  }),
  withdrawPrinterByPlatform: call({
    path: '/rest/platform/printer/withdraw',
    access: 'platform',
    summary: 'Withdraws a printer key of any shop.',
    input: z.object({ printerId: id }),
    output: z.boolean(),
    reasons: ['printer_not_found'],
  }),
  printTicket: call({
    path: '/rest/merchant/printer/print',
    access: 'merchant',
    summary: 'Prints an order’s ticket on the shop’s printers, again if it was printed before.',
    input: orderRef,
    output: z.boolean(),
    reasons: ['order_not_found', 'printer_not_found'],
  }),
  claimTicket: call({
    path: '/rest/printer/ticket/claim',
    access: 'printer',
    summary: 'Claims the next ticket to print, until this printer reports its outcome or a minute passes.',
    output: z.object({
      ticket: z.object({ order: staffOrder, claim: text, isCopy: z.boolean() }).nullable(),
    }),
  }),
  settleTicket: call({
    path: '/rest/printer/ticket/settle',
    access: 'printer',
    summary: 'Reports the outcome of a claimed ticket. False: another printer has claimed it since.',
    input: orderRef.extend({ claim: opaqueToken(40), outcome: z.enum(printOutcomes) }),
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
