import type { z } from 'zod';
import type { Calls } from '../index.ts';

type EachCall = Calls[keyof Calls];

/** Every path of the contract. */
export type CallPath = EachCall['path'];
export type CallAt<Path extends CallPath> = Extract<EachCall, { readonly path: Path }>;
/** What a client sends: fields with a default may be left out. */
export type InputAt<Path extends CallPath> = z.input<CallAt<Path>['input']>;
/** What it gets in `data`. */
export type OutputAt<Path extends CallPath> = z.output<CallAt<Path>['output']>;
export type CreatesAt<Path extends CallPath> = CallAt<Path>['creates'];
