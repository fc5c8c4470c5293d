import type { GameLaunch } from 'contract/games';
import type { RoundReceipt } from 'contract/receipt';
import type { FieldsOf } from '~/forms/define-form';
import { RequestIdInput } from '~/forms/request-id';
import type { FormView } from '~/forms/use-form-view';
import type { GameFamily } from './family';
import { Picture } from './picture';
import type { DecisionFormDefinition } from './round-form';

/** A family's own fields come on top of those that the form's type names (`decisionFields`). */
type OwnField = FieldsOf<DecisionFormDefinition['schema']>;

interface DecisionFormProps {
  launch: GameLaunch;
  family: GameFamily;
  view: FormView<DecisionFormDefinition['schema']>;
  round: RoundReceipt;
  fresh: boolean;
  requestId: string;
  action: string;
}

/** An open round: the table is the form, and each of its buttons is a decision. */
export function DecisionForm({ launch, family, view, round, fresh, requestId, action }: DecisionFormProps) {
  return (
    <form className="decision-form" method="post" action={action} {...view.props}>
      <RequestIdInput sent={undefined} fresh={requestId} />
      <input type="hidden" name="mode" value={launch.mode} />
      <input type="hidden" name="round" value={round.id} />
      <input type="hidden" name="step" value={round.position?.decisions.length ?? 0} />
      <Picture
        family={family}
        game={launch.game}
        round={round}
        fresh={fresh}
        isTicked={(name) => view.value(name as OwnField) === 'on'}
      />
      {family.Decisions && <family.Decisions game={launch.game} round={round} />}
    </form>
  );
}
