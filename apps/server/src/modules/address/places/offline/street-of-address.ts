import type { PartlyTranslated } from '@chifan/domain';

const streetZh = /([^省市区县镇乡]+?(?:大道|路|街|巷|弄|道|胡同|里))(?=\d|$|[^\p{Script=Han}])/u;

/** The street in the address of a shop, without its house number: 上海市黄浦区福州路568号 is 福州路. */
export function streetOfAddress(address: PartlyTranslated): PartlyTranslated {
  const zh = streetZh.exec(address['zh-CN'] ?? '')?.[1];
  const en = (address.en ?? '')
    .split(',')
    .map((part) => part.replace(/^\s*(?:No\.?\s*)?\d+[-–\d]*[A-Z]?\s+/i, '').trim())
    .find((part) => /\b(?:road|street|avenue|lane|path|drive|square|alley|rd|st|ave)\b/i.test(part));
  return { ...(zh === undefined ? {} : { 'zh-CN': zh }), ...(en === undefined ? {} : { en }) };
}
