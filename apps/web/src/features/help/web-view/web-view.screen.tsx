import { useLingui } from '@lingui/react/macro';
import { useParams } from '../../../platform/navigation/navigation.ts';
import { AllowedPage } from './allowed-page.tsx';

/** Shows a web page. URL parameter `url`: a page whose origin the operator allows. */
export default function WebViewScreen() {
  const { t } = useLingui();
  const { url = '' } = useParams();
  return <AllowedPage key={url} address={url} title={t`Web page`} />;
}
