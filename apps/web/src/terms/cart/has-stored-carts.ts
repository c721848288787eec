/** Whether loading the carts is worthwhile. Reads the storage directly, because the first screen needs the answer. */
export function hasStoredCarts(): boolean {
  try {
    return localStorage.getItem('security.cart')?.includes('"lines":[{') ?? false;
  } catch {
    return false;
  }
}
