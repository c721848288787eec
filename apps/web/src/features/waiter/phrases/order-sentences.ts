export const orderSentences = {
  wished: '我想点：',
  ordered: '我已经点了：',
  /**
   * The heading of the dishes on the card for a doctor. It does not say “eaten”, because the guest may not have eaten
   * every dish.
   */
  eaten: '我点的菜：',
  /** The text before the name of the brand whose set meal the guest bought. */
  bought: '我买了这家品牌的套餐：',
  waiting: '我在等我的餐，取餐码：',
  brandCode: '品牌兑换码：',
} as const;
