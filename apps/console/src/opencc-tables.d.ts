declare module 'opencc-js/dict/*' {
  /** Pairs, `from to|from to`. */
  const table: string;
  export default table;
}
