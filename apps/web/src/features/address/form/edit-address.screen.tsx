import { ErrorState, PageSkeleton } from '@chifan/ui';
import { useQuery } from '@tanstack/react-query';
import { addressesQuery } from '../../../data/address.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useParams } from '../../../platform/navigation/navigation.ts';
import { NoAddress } from '../book/no-address.tsx';
import { EditAddress } from './edit-address.tsx';

/** Edits one address of the guest. URL parameter: `addressId`. */
export default function EditAddressScreen() {
  const addressId = Number(useParams().addressId);
  const { data, error, refetch } = useQuery(addressesQuery(useLanguage()));
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const address = data.records.find(({ id }) => id === addressId);
  return address ? <EditAddress key={address.id} address={address} /> : <NoAddress />;
}
