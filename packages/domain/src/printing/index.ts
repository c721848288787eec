export * from './esc-pos.ts';
export * from './kitchen-ticket.ts';
export * from './ticket-lines.ts';
export * from './ticket-order.ts';
