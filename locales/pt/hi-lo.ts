import type { Texts } from '../texts';
import type { hiLo as english } from '../en/hi-lo';

export const hiLo = {
  start: 'Dar uma carta',
  ready: 'A próxima carta será maior ou menor?',
  cards: 'As cartas até agora',
  higher: 'Maior',
  lower: 'Menor',
  makes: 'vai para {{multiple}}',
  standing: 'Agora vale {{multiple}}',
  cashOut: 'Retirar {{amount}}',
  ruleCards:
    'O ás é a menor, o rei a maior. Cada carta vem de um baralho completo recém-embaralhado, então o que já saiu não diz nada.',
  ruleTie: 'O mesmo valor de novo perde, seja qual for seu palpite.',
  rulePays:
    'Cada acerto multiplica o prêmio da rodada por 13 dividido pelo número de valores que ganham. Você recebe {{share}}% disso, arredondado para baixo em centésimos da aposta. Retire depois de qualquer acerto; um erro encerra a rodada sem prêmio.',
  ruleEnd:
    'Palpites que passariam de {{highest}} não são oferecidos. Após {{guesses}} acertos, ou quando não há palpite a oferecer, o prêmio é retirado automaticamente.',
} satisfies Texts<typeof english>;
