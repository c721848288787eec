import { UnreceivedList } from './unreceived/unreceived-list.tsx';

/** Points that wait until the order can be complained about no more. */
export default function UnreceivedPointsScreen() {
  return <UnreceivedList asset="points" />;
}
