/** The parameters of a product's own screen. */
export const productParams = (productId: number): { readonly productId: string } => ({ productId: String(productId) });
