export const productParams = (productId: number): { readonly productId: string } => ({ productId: String(productId) });
