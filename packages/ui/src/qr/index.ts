export * from './qr-code.tsx';
export * from './qr-squares.ts';
