import type { Handlers } from '../../platform/http/handlers.ts';
import { pageWindow } from '../../platform/http/page-window.ts';
import type { Platform } from '../../platform/module.ts';
import { addCard } from './cards/add-card.ts';
import { cardForm } from './cards/card-form.ts';
import { finishCard } from './cards/finish-card.ts';
import { removeSavedCard, savedCards } from './cards/saved-cards.ts';
import { disputePage } from './disputes/dispute.store.ts';
import { disputeOf } from './disputes/show-disputes.ts';
import { failedTransferCount, failedTransferPage } from './failed-transfers/failed-transfer.store.ts';
import { retryTransfer } from './failed-transfers/retry-transfer.ts';
import { endGatewayRefund } from './gateway-refunds/end-gateway-refund.ts';
import { gatewayReportCount, gatewayReportPage } from './gateway-reports/gateway-report.store.ts';
import { availableMethods, type Gateways } from './gateways.ts';
import { showMoneyTrail } from './trail/show-money-trail.ts';
import { alertCount, alertPage } from './webhooks/alert.store.ts';

type PaymentHandlers = Pick<
  Handlers,
  | 'payableMethods'
  | 'savedCards'
  | 'removeSavedCard'
  | 'cardForm'
  | 'addCard'
  | 'finishCard'
  | 'paymentAlerts'
  | 'paymentDisputes'
  | 'paymentStatements'
  | 'moneyTrail'
  | 'failedTransfers'
  | 'failedTransferCount'
  | 'retryTransfer'
  | 'endGatewayRefund'
>;

export const paymentHandlers = (platform: Platform, gateways: Gateways): PaymentHandlers => {
  const { read } = platform.database;
  return {
    payableMethods: async () => ({ ok: true, value: availableMethods(gateways) }),
    savedCards: (_, { caller }) => savedCards(platform, gateways, caller.id),
    removeSavedCard: ({ cardId }, { caller }) => removeSavedCard(platform, gateways, caller.id, cardId),
    cardForm: (_, { caller }) => cardForm(platform, gateways, caller),
    addCard: (_, context) => addCard(platform, gateways, context),
    finishCard: ({ setup }, { caller }) => finishCard(platform, gateways, { memberId: caller.id, setup }),
    paymentAlerts: async (input) => {
      const [rows, total] = await Promise.all([alertPage(read, pageWindow(input)), alertCount(read)]);
      const records = rows.map(({ created_at: at, lastAt, ...alert }) => ({
        ...alert,
        at: at.toISOString(),
        lastAt: lastAt.toISOString(),
      }));
      return { ok: true, value: { records, total, pageNo: input.pageNo, pageSize: input.pageSize } };
    },
    paymentDisputes: async (input) => {
      const { rows, total } = await disputePage(read, input, pageWindow(input));
      const records = rows.map(disputeOf);
      return { ok: true, value: { records, total, pageNo: input.pageNo, pageSize: input.pageSize } };
    },
    paymentStatements: async (input) => {
      const [rows, total] = await Promise.all([gatewayReportPage(read, pageWindow(input)), gatewayReportCount(read)]);
      const records = rows.map((row) => ({ ...row, comparedAt: row.comparedAt.toISOString() }));
      return { ok: true, value: { records, total, pageNo: input.pageNo, pageSize: input.pageSize } };
    },
    moneyTrail: ({ number }) => showMoneyTrail(read, number),
    failedTransfers: async (input) => {
      const [rows, total] = await Promise.all([failedTransferPage(read, pageWindow(input)), failedTransferCount(read)]);
      const records = rows.map(({ at, evidenceBy, ...row }) => ({
        ...row,
        at: at.toISOString(),
        evidenceBy: evidenceBy?.toISOString() ?? null,
      }));
      return { ok: true, value: { records, total, pageNo: input.pageNo, pageSize: input.pageSize } };
    },
    failedTransferCount: async () => ({ ok: true, value: { waiting: await failedTransferCount(read) } }),
    retryTransfer: (input) => retryTransfer(platform, gateways, input),
    endGatewayRefund: (input, context) => endGatewayRefund(platform, gateways, input, context),
  };
};
