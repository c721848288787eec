/**
 * Whether the carts on this device have any dish. Reads the storage directly, so that the first screen need not load
 * the cart code.
 */
export function hasStoredCarts(): boolean {
  try {
    return localStorage.getItem('security.cart')?.includes('"lines":[{') ?? false;
  } catch {
    return false;
  }
}
