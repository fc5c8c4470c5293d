import type { GameDetails } from 'contract/games';
import { HiLoGuess } from 'contract/play/hi-lo';
import type { RoundReceipt } from 'contract/receipt';
import { usePage } from '~/i18n/page';
import { Icon } from '~/ui/icon';
import { Hand } from '../cards/playing-card';
import type { GameFamily, PictureProps, RulesProps } from '../family';
import { multipleText } from '../multiple';
import stylesheet from './hi-lo.css?url';

/** One card after the other, each guessed. */
export const hiLo: GameFamily = {
  kind: 'hi-lo',
  told: { category: 'crash-and-fast', place: 5 },
  stylesheet,
  voice: { wave: 'sine', rings: 0.18, start: [440, 660], rest: [330], win: [494, 659, 988] },
  texts: { play: 'hiLo.start', ready: 'hiLo.ready' },
  Picture,
  Decisions,
  unattended: 'play.unattendedCashOut',
  Rules,
};

/** The chain of cards, the newest in front; before the first round one card lies face down. */
function Picture({ round, fresh }: PictureProps) {
  const { t, number } = usePage();
  const outcome = round?.outcome?.kind === 'hi-lo' ? round.outcome : null;
  const cards = outcome?.cards ?? [null];
  return (
    <div className={outcome?.lost ? 'hi-lo hi-lo-lost' : 'hi-lo'}>
      <Hand label={t('hiLo.cards')} cards={cards} dealtFrom={fresh && outcome ? cards.length - 1 : undefined} />
      <p>
        {outcome && outcome.multiple > 0
          ? t('hiLo.standing', { multiple: multipleText(outcome.multiple, number) })
          : null}
      </p>
    </div>
  );
}

/** The two guesses, with what each would make of the round, and taking what it is worth. */
function Decisions({ round }: { game: GameDetails; round: RoundReceipt }) {
  const { t, money, number } = usePage();
  const { outcome, options, stake, currency } = round;
  if (outcome?.kind !== 'hi-lo') return null;
  return (
    <div className="hi-lo-decide">
      {HiLoGuess.options.map((guess) => {
        const multiple = outcome.next[guess];
        return (
          multiple !== null &&
          options.includes(guess) && (
            <button
              key={guess}
              className={`btn hi-lo-${guess}`}
              name="decision"
              value={guess}
              aria-keyshortcuts={guess === 'higher' ? 'ArrowUp' : 'ArrowDown'}
            >
              <Icon name="down" />
              <span>
                {t(`hiLo.${guess}`)}
                <small className="num">{t('hiLo.makes', { multiple: multipleText(multiple, number) })}</small>
              </span>
            </button>
          )
        );
      })}
      {options.includes('cash-out') && (
        <button className="btn btn-prime spin" name="decision" value="cash-out">
          {t('hiLo.cashOut', { amount: money((outcome.multiple * stake) / 100, currency) })}
        </button>
      )}
    </div>
  );
}

/** Order of the cards, ties, what a chain pays and where it ends. */
function Rules({ game: { rules } }: RulesProps) {
  const { t, number } = usePage();
  if (rules?.kind !== 'hi-lo') return null;
  return (
    <div className="prose">
      <p>{t('hiLo.ruleCards')}</p>
      <p>{t('hiLo.ruleTie')}</p>
      <p>{t('hiLo.rulePays', { share: rules.fairShare })}</p>
      <p>{t('hiLo.ruleEnd', { highest: multipleText(rules.highestMultiple, number), guesses: rules.mostGuesses })}</p>
    </div>
  );
}
