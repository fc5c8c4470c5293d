import type { Texts } from '../texts';
import type { boxes as english } from '../en/boxes';

export const boxes = {
  box: 'Caja {{number}}',
  curtain: 'Telón {{number}}',
  parcel: 'Paquete {{number}}',
  shelf: 'El mejor en el estante {{number}}',
  stack: 'El mejor en la columna {{number}}',
  anyOne_box: 'Cualquier caja',
  anyOne_curtain: 'Cualquier telón',
  anyOne_parcel: 'Cualquier paquete',
  upTo: 'hasta {{multiple}}',
  stage: 'El escenario',
  opening: 'Se están mezclando los premios',
  closed: 'Todo se abre al cerrarse las apuestas',
  empty: 'Vacío',
  bestAt: 'Mejor premio {{multiple}} en el número {{number}}',
  encore: 'Bis en {{place}}: {{multiple}}',
  rulePrizes:
    'En cada ronda se mezclan estos {{count}} premios: {{prizes}}. Una apuesta a un lugar paga el premio que hay allí, como múltiplo de la apuesta.',
  ruleLeft: 'Hay {{boxes}} lugares, así que algunos premios quedan fuera de la ronda.',
  ruleEncore: 'Un lugar, todos igual de probables, tiene un bis: su premio se multiplica: {{multiples}}.',
  ruleBest: 'Una apuesta a un estante o una columna gana si el mejor premio está allí.',
} satisfies Texts<typeof english>;
