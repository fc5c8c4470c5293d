import type { Texts } from '../texts';
import type { ways as english } from '../en/ways';

export const ways = {
  onWays_one: '{{times}} × {{symbol}}, {{count}} forma',
  onWays_other: '{{times}} × {{symbol}}, {{count}} formas',
  freeSpinsWon_one: '{{count}} tirada gratis',
  freeSpinsWon_other: '{{count}} tiradas gratis, hasta × {{multiplier}}',
  payoutsAt: 'Premios por cada forma con una apuesta de {{stake}}',
  ruleWays:
    'Ganan los símbolos iguales en rodillos vecinos desde el rodillo izquierdo, estén donde estén. Cada forma de elegir uno en cada uno de esos rodillos paga una vez, así que dos en un rodillo pagan el doble; hay {{ways}} formas de ganar en total. De cada símbolo solo paga la serie más larga; los premios de varios símbolos se suman. La apuesta cubre todas las formas de ganar.',
  ruleWild:
    '«{{wild}}» sustituye a todos los símbolos excepto «{{scatter}}». Sale a partir del segundo rodillo y no paga por sí solo.',
  ruleWildAll: '«{{wild}}» sustituye a todos los símbolos. Sale a partir del segundo rodillo y no paga por sí solo.',
  ruleRising:
    'Los premios de la primera tirada gratis se multiplican por {{first}} y con cada tirada el multiplicador sube uno, hasta {{last}} a partir de la tirada {{spins}}. Las tiradas gratis tienen sus propios rodillos: «{{wild}}» sale más a menudo y «{{scatter}}» no sale, así que no dan más tiradas gratis. Se juegan al momento con la apuesta de la ronda y no cuestan nada.',
} satisfies Texts<typeof english>;
