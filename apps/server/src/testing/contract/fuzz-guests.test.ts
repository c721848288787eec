import { fuzzCalls } from './fuzz-calls.ts';

fuzzCalls('guests', ['public', 'member']);
