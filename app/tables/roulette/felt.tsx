import { colourOf, rouletteSpots, type RouletteGroup, type RouletteSpot } from 'contract/play/roulette';
import { formatShortMoney } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { FeltProps } from '../family';
import { rouletteSpotText } from './words';

/** What lies between the numbers. */
const between: readonly RouletteGroup[] = ['split', 'street', 'trio', 'corner', 'first-four', 'line'];

const toneOf = ({ spot, group, numbers }: RouletteSpot): string => (group === 'straight' ? ` spot-${colourOf(numbers[0]!)}` : spot === 'red' || spot === 'black' ? ` spot-${spot}` : '');

/** The felt: a place that is ticked gets a chip. */
export function RouletteFelt({ launch: { currency }, ticked, laid }: FeltProps) {
  const { t, locale } = usePage();
  const spots = rouletteSpots();
  const of = (group: RouletteGroup) => spots.filter((spot) => spot.group === group);
  const Spot = ({ spot }: { spot: RouletteSpot }) => {
    const amount = laid.get(spot.spot);
    return (
      <label className={`spot${toneOf(spot)}`}>
        <input type="checkbox" name="spot" value={spot.spot} defaultChecked={ticked.has(spot.spot)} />
        {spot.group === 'straight' ? spot.spot : rouletteSpotText(spot.spot, { t })}
        {amount !== undefined && <b className="laid num">{formatShortMoney(amount, currency, locale)}</b>}
      </label>
    );
  };
  const chosen = [...ticked].filter((name) => name.includes('-') && of('dozen').concat(of('column')).every(({ spot }) => spot !== name));
  return (
    <fieldset className="felt">
      <legend>{t('roulette.felt')}</legend>
      <p className="quiet">{t('tables.lay')}</p>
      <div className="felt-numbers">
        {of('straight').map((spot) => <Spot key={spot.spot} spot={spot} />)}
        {of('column').map((spot) => <Spot key={spot.spot} spot={spot} />)}
      </div>
      <div className="felt-outside">
        {of('dozen').map((spot) => <Spot key={spot.spot} spot={spot} />)}
        {of('even').map((spot) => <Spot key={spot.spot} spot={spot} />)}
      </div>
      <label className="felt-between">
        {t('roulette.groups')}
        <select className="input" name="spot" multiple size={4} defaultValue={chosen}>
          {between.map((group) => (
            <optgroup key={group} label={t(`roulette.group_${group}`)}>{of(group).map(({ spot }) => <option key={spot}>{spot}</option>)}</optgroup>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
