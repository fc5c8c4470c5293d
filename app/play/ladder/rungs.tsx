import { usePage } from '~/i18n/page';

/** The ladder: rungs whose spins have won, the one where it ended, and those above. `won` null before the first round. */
export function Rungs({ multipliers, won }: { multipliers: readonly number[]; won: number | null }) {
  const { t, number } = usePage();
  return (
    <ol className="rungs" aria-label={t('ladder.ladder')}>
      {multipliers.map((multiplier, step) => {
        const look = won === null ? 'ahead' : step < won ? 'won' : step === won ? 'ended' : 'ahead';
        const text = `×${number(multiplier)}`;
        return (
          <li key={step} className={`rung rung-${look}`}>
            <span
              className="num"
              role="img"
              aria-label={
                look === 'won'
                  ? t('ladder.stepWon', { multiplier: text })
                  : look === 'ended'
                    ? t('ladder.stepEnded', { multiplier: text })
                    : text
              }
            >
              {text}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
