import { PageSkeleton } from '@chifan/ui';

export const WithdrawalSkeleton = () => <PageSkeleton blocks={['h-36 rounded-card', 'h-48 rounded-card']} />;
