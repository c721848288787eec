import { PageSkeleton } from '@chifan/ui';

export default function ForgottenPasswordScreen() {
  return <PageSkeleton />;
}
