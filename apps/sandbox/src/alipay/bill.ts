import { gbkOf } from './gbk.ts';
import { fromShanghai, shanghai, type Trade, type Transfer, yuan } from './objects.ts';
import type { Fields } from './signatures.ts';
import type { AlipayState } from './state.ts';
import { BusinessError } from './trades.ts';
import { zipOf } from './zip.ts';

/** alipay.data.dataservice.bill.downloadurl.query: where the day's bill lies. A day without trades has none. */
export function describeBill(state: AlipayState, biz: Fields, base: string): Fields {
  const day = biz['bill_date'] ?? '';
  if (biz['bill_type'] !== 'trade' || Number.isNaN(fromShanghai(`${day} 00:00`)))
    throw new BusinessError('isv.invalid-arguments', '参数错误');
  if (linesOf(state, day).length === 0) throw new BusinessError('isp.bill_not_exist', '账单不存在');
  return { bill_download_url: `${base}/bill?day=${day}` };
}

const columns =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';

/** The bill as Alipay packs it: two CSV files in GBK inside a ZIP, remarks behind #, cells ending in a tab. */
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
  const isThatDay = (ms: number) => shanghai(ms).startsWith(day);
  const sent = [...transfers.values()].filter(({ createdAt }) => isThatDay(createdAt)).map(lineOfTransfer);
  const traded = [...trades.values()].flatMap((trade) => [
    ...(trade.paidAt !== null && isThatDay(trade.paidAt) ? [lineOf(trade, '交易', trade.paidAt, trade.amount)] : []),
    ...trade.refunds
      .filter(({ at }) => isThatDay(at))
      .map(({ at, amount, outRequestNo }) => lineOf(trade, '退款', at, -amount, outRequestNo)),
  ]);
  return [...traded, ...sent];
}

/** Business of another kind in a trade's columns: whoever reads payments and refunds passes it over. */
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
    shanghai(trade.createdAt),
    shanghai(at),
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
