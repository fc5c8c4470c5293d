import { colourOf, rouletteSpots, type RouletteGroup, type RouletteSpot } from 'contract/play/roulette';
import { usePage } from '~/i18n/page';
import type { FeltProps } from '../family';
import { Felt, MoreSpots, Spot } from '../spot';
import { rouletteSpotText } from './words';

/** What lies between the numbers. */
const between: readonly RouletteGroup[] = ['split', 'street', 'trio', 'corner', 'first-four', 'line'];

const toneOf = ({ spot, group, numbers }: RouletteSpot): string | undefined =>
  group === 'straight'
    ? `spot-${colourOf(numbers[0]!)}`
    : spot === 'red' || spot === 'black'
      ? `spot-${spot}`
      : undefined;

/** The felt: a place that is ticked gets a chip. */
export function RouletteFelt(felt: FeltProps) {
  const { t } = usePage();
  const spots = rouletteSpots();
  const of = (group: RouletteGroup) => spots.filter((spot) => spot.group === group);
  const place = (spot: RouletteSpot) => (
    <Spot key={spot.spot} spot={spot.spot} felt={felt} className={toneOf(spot)}>
      {spot.group === 'straight' ? spot.spot : rouletteSpotText(spot.spot, { t })}
    </Spot>
  );
  return (
    <Felt>
      <div className="felt-numbers">
        {of('straight').map(place)}
        {of('column').map(place)}
      </div>
      <div className="felt-outside">
        {of('dozen').map(place)}
        {of('even').map(place)}
      </div>
      <MoreSpots
        label={t('roulette.groups')}
        felt={felt}
        groups={between.map((group) => ({
          label: t(`roulette.group_${group}`),
          spots: of(group).map(({ spot }) => ({ spot, text: spot })),
        }))}
      />
    </Felt>
  );
}
