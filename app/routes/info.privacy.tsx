import { LegalPage } from '~/content/legal-page';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = { title: 'layout.privacy' };

export default function Privacy() {
  return <LegalPage page="privacy" />;
}
