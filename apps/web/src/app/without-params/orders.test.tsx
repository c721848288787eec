import { testWithoutParams } from './without-params-in-tests.tsx';

testWithoutParams('orders');
