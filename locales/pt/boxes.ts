import type { Texts } from '../texts';
import type { boxes as english } from '../en/boxes';

export const boxes = {
  box: 'Caixa {{number}}',
  curtain: 'Cortina {{number}}',
  parcel: 'Pacote {{number}}',
  shelf: 'O melhor na prateleira {{number}}',
  stack: 'O melhor na pilha {{number}}',
  anyOne_box: 'Qualquer caixa',
  anyOne_curtain: 'Qualquer cortina',
  anyOne_parcel: 'Qualquer pacote',
  upTo: 'até {{multiple}}',
  stage: 'O palco',
  opening: 'Os prêmios estão sendo misturados',
  closed: 'Tudo se abre quando as apostas fecham',
  empty: 'Vazio',
  bestAt: 'Melhor prêmio {{multiple}} no número {{number}}',
  encore: 'Bis em {{place}}: {{multiple}}',
  rulePrizes:
    'Estes {{count}} prêmios são misturados a cada rodada: {{prizes}}. A aposta em um lugar paga o prêmio que está ali, como múltiplo da aposta.',
  ruleLeft: 'Há {{boxes}} lugares, então alguns prêmios ficam fora da rodada.',
  ruleEncore: 'Um lugar ganha um bis; todos são igualmente prováveis. O prêmio dele é multiplicado: {{multiples}}.',
  ruleBest: 'A aposta em uma prateleira ou pilha ganha se o melhor prêmio estiver nela.',
} satisfies Texts<typeof english>;
