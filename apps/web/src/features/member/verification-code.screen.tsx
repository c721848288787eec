import { PageSkeleton } from '@chifan/ui';

export default function VerificationCodeScreen() {
  return <PageSkeleton />;
}
