export const orderSentences = {
  wished: '我想点：',
  ordered: '我已经点了：',
  waiting: '我在等我的餐，取餐码：',
} as const;
