/** Whether a guest eats in store or orders a delivery. Decides which fees and limits are shown. */
export type Way = 'in_store' | 'delivery';

/** Reads the order type from the URL parameter `way`. */
export const readWay = (text: string | undefined): Way => (text === 'delivery' ? 'delivery' : 'in_store');

export const shopParams = (shopId: number, way: Way) => ({
  shopId: String(shopId),
  ...(way === 'delivery' ? { way } : {}),
});

export const dishParams = (dishId: number, way: Way) => ({
  dishId: String(dishId),
  ...(way === 'delivery' ? { way } : {}),
});
