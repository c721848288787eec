export type MapTexts = {
  readonly name: string;
  readonly keys: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Rule address-14: the map could not be loaded. */
  readonly failed: string;
  readonly retry: string;
  /** The area has no street data. */
  readonly bare: string;
};
