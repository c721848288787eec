declare module 'opencc-js/dict/*' {
  /** Pairs of characters in the format `from to|from to`. */
  const table: string;
  export default table;
}
