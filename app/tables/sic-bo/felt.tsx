import { sicBoSpots, type SicBoGroup, type SicBoSpot } from 'contract/play/sic-bo';
import { usePage } from '~/i18n/page';
import type { FeltProps } from '../family';
import { Felt, MoreSpots, Spot } from '../spot';
import { Die } from './die';
import { groupText, sicBoSpotText } from './words';

/** Even chances, sums and numbers are drawn; combinations stand in a list. */
const listed: readonly SicBoGroup[] = ['pair', 'double', 'triple', 'any-triple'];

export function SicBoFelt(felt: FeltProps) {
  const { t } = usePage();
  const { rules } = felt.game;
  if (rules?.kind !== 'sic-bo') return null;
  const pays = new Map(rules.bets.map((bet) => [bet.group, bet.pays]));
  const spots = sicBoSpots();
  const of = (wanted: (group: SicBoGroup) => boolean): SicBoSpot[] => spots.filter(({ group }) => wanted(group));
  return (
    <Felt>
      <div className="felt-chances">
        {of((group) => group === 'even').map(({ spot, group }) => (
          <Spot key={spot} spot={spot} felt={felt} pays={pays.get(group)!}>
            {sicBoSpotText(spot, { t })}
          </Spot>
        ))}
      </div>
      <div className="felt-sums">
        {of((group) => group.startsWith('sum-')).map(({ spot, group }) => (
          <Spot key={spot} spot={spot} felt={felt} pays={pays.get(group)!} label={sicBoSpotText(spot, { t })}>
            {spot.slice(4)}
          </Spot>
        ))}
      </div>
      <div className="felt-ones">
        {of((group) => group === 'one').map(({ spot }) => (
          <Spot key={spot} spot={spot} felt={felt} pays={rules.onePays[0]} label={sicBoSpotText(spot, { t })}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <Die face={Number(spot.slice(4))} />
            </svg>
          </Spot>
        ))}
      </div>
      <MoreSpots
        label={t('sicBo.more')}
        felt={felt}
        groups={listed.map((group) => ({
          label: groupText(group, { t }),
          spots: of((each) => each === group).map(({ spot }) => ({ spot, text: sicBoSpotText(spot, { t }) })),
        }))}
      />
    </Felt>
  );
}
