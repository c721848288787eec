/** Whether it is worth loading the carts: read without them, because the first screen asks. */
export function hasStoredCarts(): boolean {
  try {
    return localStorage.getItem('security.cart')?.includes('"lines":[{') ?? false;
  } catch {
    return false;
  }
}
