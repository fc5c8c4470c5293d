import type { Texts } from '../texts';
import type { observatory as english } from '../en/observatory';

export const observatory = {
  lyra: 'Lyren',
  orion: 'Orion',
  cygnus: 'Svanen',
  'dealer-busts': 'Dealeren går over 21',
  handTotal: '{{hand}}, {{total}}',
  ruleHands:
    'Tre hender spilles mot dealeren for alle ved bordet, fra {{decks}} kortstokker stokket for denne runden. Bildekort teller ti, ess elleve eller én. Du satser på hendene du tror slår dealeren.',
  ruleWay:
    'Ingen bestemmer: Alle hender spilles på samme publiserte måte. Med et ess som teller elleve, trekkes det til 17, og også på 18 mot 9, ti eller ess. Ellers trekkes det til 11, på 12 unntatt mot 4, 5 eller 6, og på 13 til 16 når dealeren viser 7 eller mer. Det dobles og splittes aldri.',
  ruleDealer: 'Dealeren trekker til 16 og står på alle 17, uansett hvordan det gikk med hendene.',
  rulePays: 'Uavgjort gir innsatsen tilbake. En hånd med 21 på de to første kortene betaler {{multiple}}.',
} satisfies Texts<typeof english>;
