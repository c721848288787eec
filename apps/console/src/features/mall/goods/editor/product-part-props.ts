import type { ProductForm } from './product-form.ts';
import type { ProductProblem } from './read-product.ts';

/** What each part of the form is given; problems are said once somebody has tried to save. */
export type ProductPartProps = {
  readonly form: ProductForm;
  readonly set: (change: Partial<ProductForm>) => void;
  readonly has: (problem: ProductProblem) => boolean;
};
