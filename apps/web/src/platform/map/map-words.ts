/** Texts of the map, given by the term that shows it. */
export type MapWords = {
  readonly name: string;
  /** How it is moved without a finger. */
  readonly keys: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Rule address-14: the map could not be loaded. */
  readonly failed: string;
  readonly retry: string;
  /** No streets are known of this area. */
  readonly bare: string;
};
