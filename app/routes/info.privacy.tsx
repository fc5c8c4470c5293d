import { LegalPage } from '~/content/legal-page';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = { title: 'layout.privacy', found: true, description: 'found.privacy' };

export default function Privacy() {
  return <LegalPage page="privacy" />;
}
