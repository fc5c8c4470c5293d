import { LegalPage } from '~/content/legal-page';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = { title: 'layout.terms', found: true, description: 'found.terms' };

export default function Terms() {
  return <LegalPage page="terms" />;
}
