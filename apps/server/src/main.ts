import { resolveQuickly } from './platform/loading/resolve-quickly.ts';

// Before the server's modules are looked for, all but that one.
resolveQuickly();
const { serve } = await import('./serve.ts');
await serve();
