import { fuzzCalls } from './fuzz-calls.ts';

fuzzCalls('staff', ['signed_in', 'merchant', 'courier', 'platform', 'printer']);
