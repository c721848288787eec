import { UnreceivedList } from './unreceived/unreceived-list.tsx';

/** Rebates and rewards that wait until the order can be complained about no more. */
export default function UnreceivedBalanceScreen() {
  return <UnreceivedList asset="balance" />;
}
