/**
 * `npm run offers:cost`: what each offer is expected to cost the house, by game and tier, and what the house keeps of a stake after all rewards. A gain for the
 * player fails, here and in `npm run build`. What is reckoned, and what is not, stands in docs/decisions/2026-11-24-what-offers-cost.md.
 */
import { licenceProfiles, type LicenceName } from '../casino-api/src/kernel/licence-profile';
import { netEdge, rewardTiers } from '../casino-api/src/features/loyalty/net-edge';
import { contributionsOf } from '../casino-api/src/features/bonuses/contributions';
import { contributionOf } from '../casino-api/src/features/bonuses/contribution';
import { costOf, gains, gifts, mostOf, races, stakes } from './offers/cost';

const at = Date.now();
const width = Math.max(...[...stakes.keys()].map((name) => name.length)) + 2;
const cells = (values: readonly string[]): string => values.map((value) => value.padStart(12)).join('');
const heads = cells(rewardTiers.map((tier) => tier ?? 'no tier'));
const euro = (cents: number): string => (cents / 100).toFixed(2);

console.log(
  `\nWhat the house keeps of a cash stake on the best bet, all rewards paid, percent\n${' '.repeat(width)}${heads}`,
);
for (const [name, game] of stakes)
  console.log(name.padEnd(width) + cells(rewardTiers.map((tier) => (netEdge(game, tier) / 100).toFixed(2))));

for (const licence of Object.keys(licenceProfiles) as LicenceName[]) {
  for (const gift of gifts(licence, at)) {
    console.log(
      `\n${gift.name} (${licence}): ${euro(gift.face)} EUR, wagered ${gift.multiplier} times; wagered through it costs, EUR, at the contribution`,
    );
    console.log(' '.repeat(width) + heads);
    for (const [name, game] of stakes) {
      const row = rewardTiers.map((tier) => {
        const { percent } = contributionOf(
          { gameid: name, category: game.category, odds: 2 },
          contributionsOf(gift.multiplier, tier),
        );
        const cost = costOf(gift, name, tier);
        return cost === null ? '-   0 %' : `${euro(cost)} ${`${percent} %`.padStart(5)}`;
      });
      console.log(name.padEnd(width) + cells(row));
    }
    console.log('at most, lost early'.padEnd(width) + cells(rewardTiers.map((tier) => euro(mostOf(gift, tier)))));
  }
}

console.log('\nRaces: prizes, and the stakes of all together that the house keeps so much of, EUR');
for (const { name, prizes, covered } of races(at))
  console.log(`${name.padEnd(width)}${cells([euro(prizes), euro(covered)])}`);

const found = gains(at);
for (const gain of found) console.log(`✗ ${gain}`);
console.log(`\n${found.length === 0 ? 'Nobody gains' : `${found.length} gains`}.`);
process.exitCode = found.length === 0 ? 0 : 1;
