import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { GatewayReportRow } from '../../payment-gateway.ts';
import { type WeChatClient, WeChatRefusal } from './client.ts';

const described = z.object({ download_url: z.url(), hash_type: z.literal('SHA1'), hash_value: z.string() });

/**
 * Fetches the trade bill of a day. WeChat Pay signs the description of the bill, which contains the SHA-1 of the file.
 */
export async function weChatGatewayReport(client: WeChatClient, day: string): Promise<readonly GatewayReportRow[]> {
  try {
    const told = described.parse(await client.get('/v3/bill/tradebill', { bill_date: day, bill_type: 'ALL' }));
    const bill = await client.download(told.download_url);
    if (createHash('sha1').update(bill).digest('hex') !== told.hash_value)
      throw new Error('WeChat Pay’s bill does not match its digest');
    return rowsOf(bill.toString('utf8'));
  } catch (error) {
    if (error instanceof WeChatRefusal && error.code === 'NO_STATEMENT_EXIST') return [];
    throw error;
  }
}

/**
 * Reads the rows of a trade bill. Column names are Chinese, each cell begins with a backtick, and two lines of totals
 * end the bill.
 */
export function rowsOf(bill: string): GatewayReportRow[] {
  const [head = '', ...lines] = bill.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = head.split(',');
  return lines
    .filter((line) => line.startsWith('`') && line.split(',`').length === columns.length)
    .flatMap((line) =>
      rowOf(
        new Map(
          line
            .slice(1)
            .split(',`')
            .map((cell, index) => [columns[index] ?? '', cell.trim()]),
        ),
      ),
    );
}

function rowOf(cells: ReadonlyMap<string, string>): GatewayReportRow[] {
  const at = (name: string): string => cells.get(name) ?? '';
  if (at('交易状态') === 'SUCCESS')
    return [{ kind: 'payment', reference: at('商户订单号'), amount: fenOf(at('订单金额')) }];
  if (at('交易状态') !== 'REFUND' || at('退款状态') !== 'SUCCESS') return [];
  return [{ kind: 'refund', reference: at('商户退款单号'), amount: fenOf(at('申请退款金额')) }];
}

/** Parses yuan as fen without floating point: "12.30" is 1230. */
function fenOf(yuan: string): number {
  const [, whole, part] = /^(\d+)\.(\d{2})$/.exec(yuan) ?? [];
  if (whole === undefined || part === undefined) throw new Error(`WeChat Pay’s bill has an invalid amount: ${yuan}`);
  return Number(whole) * 100 + Number(part);
}
