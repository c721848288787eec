export * from './console-language.ts';
export * from './csv.ts';
export * from './digits.ts';
export * from './fen.ts';
export * from './format-fen.ts';
export * from './language.ts';
export * from './local-text.ts';
export * from './result.ts';
export {
  businessDay,
  businessDayAhead,
  businessDayEnd,
  businessDayStart,
  businessDayStartsAtHour,
  dateOfDay,
  dayOfDate,
  shanghaiDate,
  shanghaiDay,
  shanghaiDayStart,
  shanghaiOffsetMs,
} from './shanghai-time.ts';
export * from './site-variant.ts';
export * from './workflow.ts';
