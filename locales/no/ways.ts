import type { Texts } from '../texts';
import type { ways as english } from '../en/ways';

export const ways = {
  onWays_one: '{{times}} × {{symbol}}, {{count}} gevinstvei',
  onWays_other: '{{times}} × {{symbol}}, {{count}} gevinstveier',
  freeSpinsWon_one: '{{count}} gratisspinn',
  freeSpinsWon_other: '{{count}} gratisspinn, stiger til × {{multiplier}}',
  payoutsAt: 'Gevinster per gevinstvei ved innsats {{stake}}',
  ruleWays:
    'Like symboler på nabohjul fra hjulet lengst til venstre gir gevinst uansett plassering. Hver måte å velge ett av dem på hvert av disse hjulene er en gevinstvei og betaler én gang, så to på et hjul betaler dobbelt. Det finnes {{ways}} gevinstveier i alt. For hvert symbol betaler bare den lengste rekken; gevinster for flere symboler legges sammen. Innsatsen dekker alle gevinstveiene.',
  ruleWild:
    '«{{wild}}» erstatter alle symboler unntatt «{{scatter}}». Det kommer fra og med det andre hjulet og gir ingenting alene.',
  ruleWildAll: '«{{wild}}» erstatter alle symboler. Det kommer fra og med det andre hjulet og gir ingenting alene.',
  ruleRising:
    'Gevinster i det første gratisspinnet multipliseres med {{first}}, og for hvert nye spinn stiger multiplikatoren med én, opp til {{last}} fra og med gratisspinn {{spins}}. Gratisspinn har egne hjul: «{{wild}}» kommer oftere og «{{scatter}}» aldri, så de gir ikke flere gratisspinn. De spilles med en gang med rundens innsats og koster ingenting.',
} satisfies Texts<typeof english>;
