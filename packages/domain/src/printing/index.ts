export * from './document-layout.ts';
export * from './esc-pos.ts';
export * from './print-job.ts';
export * from './receipt-language.ts';
export * from './ticket-lines.ts';
export * from './ticket-order.ts';
