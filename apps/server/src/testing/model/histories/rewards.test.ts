import { rewardKinds, rewardStates } from '@chifan/domain/wallet';
import { testHistories } from './test-histories.ts';

testHistories('points, rebates and earnings of inviters', {
  cases: [22],
  moreOften: { workingOn: 6, ending: 2, applying: 4, deciding: 4, passing: 4 },
  reaches: rewardKinds.flatMap((kind) => rewardStates.map((state) => `${kind} ${state}`)),
});
