declare module 'opencc-js/dict/*' {
  /** Pairs of characters, `from to|from to`. */
  const table: string;
  export default table;
}
