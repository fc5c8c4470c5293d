import type { RoundReceipt } from 'contract/receipt';
import type { PictureProps } from '~/play/family';
import { usePage } from '~/i18n/page';
import type { TableFamily } from './family';
import { tableFamilyOf, isTable } from './families';
import { SpotList } from './own-bets';

const familyOfRound = (round: RoundReceipt | null): TableFamily | null =>
  round?.outcome && isTable(round.outcome.kind) ? tableFamilyOf(round.outcome.kind) : null;

/** The table's picture of a round that is over, as a receipt shows it. */
export function TableRoundPicture({ game, round }: PictureProps) {
  const family = familyOfRound(round);
  return family && round?.outcome && 'result' in round.outcome ? (
    <family.Picture game={game} result={round.outcome.result} dealing={false} fresh={false} flight={null} />
  ) : null;
}

/** What was bet in it. */
export function TableRoundDetails({ round }: { round: RoundReceipt }) {
  const { t } = usePage();
  const family = familyOfRound(round);
  return (
    family && (
      <section className="panel" aria-labelledby="laid">
        <h2 id="laid">{t('tables.onSpot')}</h2>
        <SpotList receipt={round} family={family} />
      </section>
    )
  );
}
