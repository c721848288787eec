import { testHistories } from './test-histories.ts';

testHistories('rewards of a guest at the shop where they work', {
  cases: [24],
  isOwnShop: true,
  moreOften: { workingOn: 6, claiming: 3, toppingUp: 4, payingFromBalance: 4, drawing: 2, passing: 3 },
  // A guest gets no prize draw for orders at a shop where the guest works.
  reaches: ['order completed', 'points taken_back'],
});
