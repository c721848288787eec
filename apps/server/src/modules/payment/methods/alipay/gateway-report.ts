import { inflateRawSync } from 'node:zlib';
import type { GatewayReportRow } from '../../payment-gateway.ts';
import { type AlipayClient, fenOfYuan } from './client.ts';

const timeoutMs = 60_000;

/**
 * Fetches the trade bill of a day. Alipay returns a URL that is valid for 30 seconds and leads to a ZIP of CSV files.
 */
export async function alipayGatewayReport(ask: AlipayClient, day: string): Promise<GatewayReportRow[]> {
  const wanted = { bill_type: 'trade', bill_date: day };
  const { code, sub_code: subCode, ...answer } = await ask('alipay.data.dataservice.bill.downloadurl.query', wanted);
  // Alipay has no bill for a day without transactions.
  if (subCode === 'isp.bill_not_exist') return [];
  const url = answer['bill_download_url'];
  if (code !== '10000' || !url) throw new Error(`Alipay has no bill for ${day}: ${code} ${subCode ?? ''}`);
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`Alipay's bill for ${day} could not be loaded: ${response.status}`);
  return rowsOf(Buffer.from(await response.arrayBuffer()));
}

/** The CSV files are in GBK. The summary file is skipped, because its columns differ. */
function rowsOf(zip: Buffer): GatewayReportRow[] {
  const decoder = new TextDecoder('gbk');
  return unzip(zip).flatMap((content) => rowsOfTable(decoder.decode(content)));
}

function rowsOfTable(text: string): GatewayReportRow[] {
  const lines = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  const [head, ...rest] = lines.map((line) => line.split(',').map((cell) => cell.trim()));
  const column = (name: string) => head?.indexOf(name) ?? -1;
  const [number, kind, amount] = [column('商户订单号'), column('业务类型'), column('订单金额（元）')];
  const request = column('退款批次号/请求号');
  if ([number, kind, amount, request].includes(-1)) return [];
  return rest.flatMap((cells): GatewayReportRow[] => {
    const row = { amount: fenOfYuan((cells[amount] ?? '').replace(/^-/, '')) };
    if (cells[kind] === '交易') return [{ kind: 'payment', reference: cells[number] ?? '', ...row }];
    return cells[kind] === '退款' ? [{ kind: 'refund', reference: cells[request] ?? '', ...row }] : [];
  });
}

const maxBytes = 200_000_000;

/**
 * Reads all files of a ZIP through its central directory. Supports stored and deflated files, which Alipay's bills use.
 */
function unzip(zip: Buffer): Buffer[] {
  const end = zip.lastIndexOf('PK\u0005\u0006');
  if (end < 0) throw new Error('not a ZIP file');
  const contents: Buffer[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    contents.push(contentAt(zip, at));
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return contents;
}

function contentAt(zip: Buffer, entry: number): Buffer {
  const [method, size] = [zip.readUInt16LE(entry + 10), zip.readUInt32LE(entry + 20)];
  const local = zip.readUInt32LE(entry + 42);
  // The extra fields of the local header can have another length than those of the central directory.
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(from, from + size);
  if (method === 0) return packed;
  if (method !== 8) throw new Error(`unsupported ZIP compression method ${method}`);
  return inflateRawSync(packed, { maxOutputLength: maxBytes });
}
