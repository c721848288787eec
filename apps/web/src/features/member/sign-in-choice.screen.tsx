import { PageSkeleton } from '@chifan/ui';

export default function SignInChoiceScreen() {
  return <PageSkeleton />;
}
