export const orderSentences = {
  wished: '我想点：',
  ordered: '我已经点了：',
  /** On the card for a doctor. The guest may not have eaten every dish. */
  eaten: '我点的菜：',
  /** Text before the name of a brand. */
  bought: '我买了这家品牌的套餐：',
  waiting: '我在等我的餐，取餐码：',
  brandCode: '品牌兑换码：',
} as const;
