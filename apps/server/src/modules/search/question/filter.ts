import type { Allergen } from '@chifan/domain/catalogue';
import type { DietWish } from '@chifan/domain/member';

export type Filter =
  | { readonly kind: 'wish'; readonly wish: DietWish }
  | { readonly kind: 'avoid'; readonly allergen: Allergen }
  | { readonly kind: 'max_spice'; readonly level: number }
  | { readonly kind: 'min_spice'; readonly level: number }
  | { readonly kind: 'max_price'; readonly fen: number }
  | { readonly kind: 'open_now' }
  /** The query names a property that menus do not record, for example "kosher". */
  | { readonly kind: 'unmarked' };
