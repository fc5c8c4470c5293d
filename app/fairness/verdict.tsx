import type { Verification } from 'contract/fairness';
import type { GameDetails } from 'contract/games';
import type { RoundReceipt } from 'contract/receipt';
import type { MessageKey } from '~/i18n/messages';
import { usePage } from '~/i18n/page';
import { shownBy } from './shown-by';
import { Notice, type Tone } from '~/ui/notice';
import { Panel } from '~/ui/panel';

/** A receipt, what could be said of it, and the game that it is drawn with. */
export interface Judged {
  receipt: RoundReceipt;
  verification: Verification;
  game: GameDetails | null;
}

interface Finding {
  tone: Tone;
  text: MessageKey;
}

/** What there is to say of a receipt, the weightiest first. */
function findingsOf({ signature, seedMatchesHash, matches }: Verification): Finding[] {
  const replayed: Finding =
    matches === null
      ? { tone: 'info', text: 'fairness.notYet' }
      : matches
        ? { tone: 'success', text: 'fairness.matches' }
        : { tone: 'error', text: seedMatchesHash ? 'fairness.differs' : 'fairness.otherSeed' };
  const signed: Record<Verification['signature'], Finding> = {
    valid: { tone: 'success', text: 'fairness.signed' },
    invalid: { tone: 'error', text: 'fairness.forged' },
    none: { tone: 'warning', text: 'fairness.unsigned' },
  };
  return [replayed, signed[signature]];
}

/** Whether the round was what its receipt says, and the round as the seeds make it. */
export function Verdict({ judged: { receipt, verification, game } }: { judged: Judged }) {
  const { t, money } = usePage();
  const { replay } = verification;
  const family = replay && game ? shownBy(replay.outcome.kind) : null;
  return (
    <section className="verdict" role="status" aria-labelledby="verdict">
      <h2 id="verdict">{receipt.gametitle}</h2>
      {findingsOf(verification).map(({ tone, text }) => (
        <Notice key={text} kind={tone}>
          {t(text)}
        </Notice>
      ))}
      {replay && (
        <Panel>
          <dl className="facts">
            <div>
              <dt>{t('play.stake')}</dt>
              <dd className="num">{money(replay.stake, receipt.currency)}</dd>
            </div>
            <div>
              <dt>{t('fairness.replayed')}</dt>
              <dd className="num">{replay.payout === null ? '–' : money(replay.payout, receipt.currency)}</dd>
            </div>
            <div>
              <dt>{t('fairness.stated')}</dt>
              <dd className="num">{money(receipt.payout, receipt.currency)}</dd>
            </div>
          </dl>
          {family && game && (
            <>
              <link rel="stylesheet" href={family.stylesheet} />
              <family.Picture
                game={game}
                round={{ ...receipt, outcome: replay.outcome, state: 'settled', options: [] }}
                fresh={false}
              />
            </>
          )}
        </Panel>
      )}
    </section>
  );
}
