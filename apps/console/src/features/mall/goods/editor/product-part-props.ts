import type { ProductForm } from './product-form.ts';
import type { ProductProblem } from './read-product.ts';

export type ProductPartProps = {
  readonly form: ProductForm;
  readonly set: (change: Partial<ProductForm>) => void;
  readonly has: (problem: ProductProblem) => boolean;
};
