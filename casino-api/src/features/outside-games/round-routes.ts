import { getOutsideRound } from 'contract/rounds';
import { playerOf } from '../../kernel/http/request';
import { mount, type Mounts } from '../../kernel/http/mount';
import { outsidePort } from './feature';

export function outsideRoundRoutes(mounts: Mounts): void {
  mount(mounts, getOutsideRound, (context) =>
    playerOf(context, outsidePort).getOutsideRound(context.params.provider, context.params.id),
  );
}
