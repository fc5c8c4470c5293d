import type { Texts } from '../texts';
import type { boxes as english } from '../en/boxes';

export const boxes = {
  box: 'Box {{number}}',
  curtain: 'Vorhang {{number}}',
  parcel: 'Paket {{number}}',
  shelf: 'Bestes in Regal {{number}}',
  stack: 'Bestes in Stapel {{number}}',
  anyOne_box: 'Eine einzelne Box',
  anyOne_curtain: 'Ein einzelner Vorhang',
  anyOne_parcel: 'Ein einzelnes Paket',
  upTo: 'bis {{multiple}}',
  stage: 'Die Bühne',
  opening: 'Die Gewinne werden gemischt',
  closed: 'Geöffnet wird, sobald die Setzzeit endet',
  empty: 'Leer',
  bestAt: 'Bester Gewinn {{multiple}} bei Nummer {{number}}',
  encore: 'Zugabe bei {{place}}: {{multiple}}',
  rulePrizes:
    'Diese {{count}} Gewinne werden für jede Runde gemischt: {{prizes}}. Ein Einsatz auf einen Platz wird mit dem Gewinn multipliziert, der dort liegt.',
  ruleLeft: 'Es gibt {{boxes}} Plätze, einige Gewinne bleiben also draußen.',
  ruleEncore:
    'Ein Platz bekommt eine Zugabe; jeder ist gleich wahrscheinlich. Sein Gewinn wird multipliziert: {{multiples}}.',
  ruleBest: 'Ein Einsatz auf ein Regal oder einen Stapel gewinnt, wenn dort der beste Gewinn liegt.',
} satisfies Texts<typeof english>;
