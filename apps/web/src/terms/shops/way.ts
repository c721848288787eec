/** How the guest means to get the food: it decides which fees and limits they see. */
export type Way = 'in_store' | 'delivery';

/** Reads the parameter `way` of a screen's address. */
export const readWay = (text: string | undefined): Way => (text === 'delivery' ? 'delivery' : 'in_store');

/** The address parameters of a shop's screens. */
export const shopParams = (shopId: number, way: Way) => ({
  shopId: String(shopId),
  ...(way === 'delivery' ? { way } : {}),
});

export const dishParams = (dishId: number, way: Way) => ({
  dishId: String(dishId),
  ...(way === 'delivery' ? { way } : {}),
});
