/** Names of packages that lose something of their own. */
export declare const lessened: readonly string[];
export declare function isNeedless(place: string): boolean;
