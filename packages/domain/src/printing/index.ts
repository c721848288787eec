export * from './esc-pos.ts';
export * from './ticket.ts';
export * from './ticket-lines.ts';
export * from './ticket-order.ts';
