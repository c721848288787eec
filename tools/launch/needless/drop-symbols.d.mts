export declare function dropSymbols(program: string): void;
