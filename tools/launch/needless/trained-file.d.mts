export declare function networkOnly(packed: Uint8Array): Uint8Array;
export declare function dropOldRecogniser(trained: string): void;
