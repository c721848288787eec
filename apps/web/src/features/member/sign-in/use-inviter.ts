import { useParams } from '../../../platform/navigation/navigation.ts';

/** The inviter’s id from the URL, as parameter for the next sign-in screen. */
export function useInviter(): { readonly inviterId?: string } {
  const { inviterId } = useParams();
  return inviterId ? { inviterId } : {};
}
