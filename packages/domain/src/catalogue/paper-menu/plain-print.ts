/** `leader` matches dots or lines between a name and its price. `bullet` matches symbols before a name. */
const leader = /[.·•・…。_~—–‥-]{2,}|[…‥]|[·•・]+$/gu;
const bullet = /^[\s.·•・…*★☆●○◆◇■□▪※>|,、:;_~—–-]+/u;
const number = /^(?:\(\d{1,3}\)|\d{1,3}\s?[.、)](?!\d))\s*/u;
const circled = /^\s*[①-⑳]/u;
const tail = /[\s.·•・…*|,、:;_~'"`—–-]+$/u;

/**
 * Converts full-width digits of printed text to half-width, and removes blanks between Chinese characters, dots before
 * the price, bullets and list numbers.
 */
export function normalizePrint(text: string): string {
  const plain = text
    .replace(circled, '')
    .normalize('NFKC')
    .replaceAll(/[﹙〔【[{]/gu, '(')
    .replaceAll(/[﹚〕】\]}]/gu, ')')
    .replaceAll(leader, ' ')
    .replaceAll(/(?<=[\p{Script=Han}()]) +(?=[\p{Script=Han}()])/gu, '')
    .replaceAll(/(?<=\p{Script=Han}) +(?=[A-Za-z\d]+\))|(?<=\([A-Za-z\d]*) +/gu, '')
    .replaceAll(/\s+/gu, ' ');
  return plain.replace(bullet, '').replace(number, '').replace(bullet, '').replace(tail, '').trim();
}

/** Texts on a menu that are not dishes: address, telephone number, notes about pictures and service. */
const besideDishes =
  /电话|订餐|热线|地址|路\s?\d+\s?号|营业时间|wi-?fi|密码|欢迎|谢谢|仅供参考|服务费|最低消费|茶位费|扫码|微信|公众号|温馨提示|开瓶费|餐具费|谢绝|敬请|版权|(?<!\d)1[3-9]\d{9}(?!\d)|\d{3,4}\s?-?\s?\d{4}\s?-?\s?\d{4}|\d{1,2}:\d{2}/iu;

export const isNotADish = (text: string): boolean => besideDishes.test(text);

export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
