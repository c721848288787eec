import { crc32, deflateRawSync } from 'node:zlib';
import type { Fields } from './keys.ts';
import { formatShanghai, parseShanghai, type Trade, type Transfer, yuan } from './objects.ts';
import type { AlipayState } from './state.ts';
import { BusinessError } from './trades.ts';

/** Handles the call alipay.data.dataservice.bill.downloadurl.query. A day without trades has no bill. */
export function describeBill(state: AlipayState, biz: Fields, base: string): Fields {
  const day = biz['bill_date'] ?? '';
  if (biz['bill_type'] !== 'trade' || Number.isNaN(parseShanghai(`${day} 00:00`)))
    throw new BusinessError('isv.invalid-arguments', '参数错误');
  if (linesOf(state, day).length === 0) throw new BusinessError('isp.bill_not_exist', '账单不存在');
  return { bill_download_url: `${base}/bill?day=${day}` };
}

const columns =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';

/**
 * Creates a bill in Alipay's format: a ZIP with two CSV files in GBK. Remark lines begin with #, and each cell ends
 * with a tab.
 */
export function billOf(state: AlipayState, day: string): Buffer {
  const lines = linesOf(state, day);
  const detail = [
    '#支付宝业务明细查询',
    `#起始日期：[${day} 00:00:00]   终止日期：[${day} 24:00:00]`,
    '#-----------------------------------------业务明细列表----------------------------------------',
    columns,
    ...lines,
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#共${lines.length}笔`,
  ];
  const name = `20880000_${day.replaceAll('-', '')}`;
  return zipOf([
    { name: `${name}_业务明细.csv`, content: gbkOf(`${detail.join('\r\n')}\r\n`) },
    { name: `${name}_业务明细(汇总).csv`, content: gbkOf(`#支付宝业务汇总查询\r\n#共${lines.length}笔\r\n`) },
  ]);
}

function linesOf({ trades, transfers }: AlipayState, day: string): string[] {
  const isThatDay = (ms: number) => formatShanghai(ms).startsWith(day);
  const sent = [...transfers.values()].filter(({ createdAt }) => isThatDay(createdAt)).map(lineOfTransfer);
  const traded = [...trades.values()].flatMap((trade) => [
    ...(trade.paidAt !== null && isThatDay(trade.paidAt) ? [lineOf(trade, '交易', trade.paidAt, trade.amount)] : []),
    ...trade.refunds
      .filter(({ at }) => isThatDay(at))
      .map(({ at, amount, outRequestNo }) => lineOf(trade, '退款', at, -amount, outRequestNo)),
  ]);
  return [...traded, ...sent];
}

/**
 * A transfer as a line of the bill. The line has the same columns as a trade, so programs that read payments and
 * refunds must skip it.
 */
const lineOfTransfer = ({ outBizNo, orderId, amount, title, createdAt }: Transfer): string =>
  lineOf({ tradeNo: orderId, outTradeNo: outBizNo, subject: title, createdAt }, '转账', createdAt, -amount);

type Billed = Pick<Trade, 'tradeNo' | 'outTradeNo' | 'subject' | 'createdAt'>;

function lineOf(trade: Billed, kind: string, at: number, amount: number, requestNo = ''): string {
  const sum = `${amount < 0 ? '-' : ''}${yuan(Math.abs(amount))}`;
  const title = trade.subject.replace(/[,\r\n\t]/g, ' ');
  return [
    `${trade.tradeNo}\t`,
    `${trade.outTradeNo}\t`,
    kind,
    title,
    formatShanghai(trade.createdAt),
    formatShanghai(at),
    '',
    '',
    '',
    '',
    '*客(gue***@example.com)',
    sum,
    sum,
    '0.00',
    '0.00',
    '0.00',
    '0.00',
    '0.00',
    '',
    '0.00',
    '0.00',
    requestNo === '' ? '' : `${requestNo}\t`,
    '0.00',
    '0.00',
    '',
  ].join(',');
}

interface Entry {
  readonly name: string;
  readonly content: Buffer;
}

/** Creates a deflated ZIP file whose file names are in GBK, as Windows programs in China write it. */
function zipOf(entries: readonly Entry[]): Buffer {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const entry of entries) {
    const name = gbkOf(entry.name);
    const packed = deflateRawSync(entry.content);
    const fields = fieldsOf(entry.content, packed, name);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, name, packed]);
    centrals.push(centralOf(fields, name, offset));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  return Buffer.concat([...locals, central, endOf(entries.length, central.length, offset)]);
}

/** The 26 bytes that a ZIP repeats for each file, in the file's own header and in the central directory. */
function fieldsOf(content: Buffer, packed: Buffer, name: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function centralOf(fields: Buffer, name: Buffer, offset: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, rest, name]);
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/**
 * Encodes text in GBK with the inverted table of Node's decoder, because Node has no encoder. A character that GBK
 * lacks becomes a question mark.
 */
function gbkOf(text: string): Buffer {
  codes ??= tableOf();
  const bytes: number[] = [];
  for (const sign of text) {
    const code = sign.charCodeAt(0) < 0x80 ? sign.charCodeAt(0) : (codes.get(sign) ?? 0x3f);
    if (code > 0xff) bytes.push(code >> 8, code & 0xff);
    else bytes.push(code);
  }
  return Buffer.from(bytes);
}

let codes: Map<string, number> | undefined;

function tableOf(): Map<string, number> {
  const decoder = new TextDecoder('gbk');
  const table = new Map<string, number>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const sign = decoder.decode(Uint8Array.of(lead, trail));
      if (trail !== 0x7f && [...sign].length === 1 && sign !== '\uFFFD') table.set(sign, (lead << 8) | trail);
    }
  return table;
}
