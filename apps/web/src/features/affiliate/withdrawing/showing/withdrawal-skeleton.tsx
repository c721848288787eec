import { PageSkeleton } from '@chifan/ui';

/** Two cards, or the list's rows. */
export const WithdrawalSkeleton = () => <PageSkeleton blocks={['h-36 rounded-card', 'h-48 rounded-card']} />;
