import { LegalPage } from '~/content/legal-page';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = { title: 'layout.stayInControl' };

export default function ResponsibleGambling() {
  return <LegalPage page="control" />;
}
