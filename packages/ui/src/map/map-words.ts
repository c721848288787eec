export type MapTexts = {
  readonly name: string;
  readonly keys: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Error text that replaces a map that cannot be loaded (rule address-14). */
  readonly failed: string;
  readonly retry: string;
  /** Text that is shown if the visible area has no street data. */
  readonly bare: string;
};
