import type { GameRules } from 'contract/play';
import type { RoundReceipt } from 'contract/receipt';
import { usePage } from '~/i18n/page';
import { isTable, SpotList, tableFamilyOf, type TableFamily } from '~/tables';
import { familyOf, isRoundGame, type GameFamily, type PictureProps } from '~/play';

/** How a round is shown where it is over and done with, a shared one too. */
export function shownBy(kind: GameRules['kind']): Pick<GameFamily, 'stylesheet' | 'Picture' | 'Details'> | null {
  if (isRoundGame(kind)) return familyOf(kind);
  return isTable(kind)
    ? { stylesheet: tableFamilyOf(kind).stylesheet, Picture: TableRoundPicture, Details: TableRoundDetails }
    : null;
}

const familyOfRound = (round: RoundReceipt | null): TableFamily | null =>
  round?.outcome && isTable(round.outcome.kind) ? tableFamilyOf(round.outcome.kind) : null;

/** The table's picture of a round that is over, as a receipt shows it. */
function TableRoundPicture({ game, round }: PictureProps) {
  const family = familyOfRound(round);
  return family && round?.outcome && 'result' in round.outcome ? (
    <family.Picture game={game} result={round.outcome.result} dealing={false} fresh={false} flight={null} />
  ) : null;
}

/** What was bet in it. */
function TableRoundDetails({ round }: { round: RoundReceipt }) {
  const { t } = usePage();
  const family = familyOfRound(round);
  return (
    family && (
      <section className="panel" aria-labelledby="bets">
        <h2 id="bets">{t('tables.onSpot')}</h2>
        <SpotList receipt={round} family={family} />
      </section>
    )
  );
}
