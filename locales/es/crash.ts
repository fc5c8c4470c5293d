import type { Texts } from '../texts';
import type { crash as english } from '../en/crash';

export const crash = {
  crashed: 'Se estrelló en {{multiple}}',
  topped: 'Llegó a lo más alto: {{multiple}}',
  flies: 'Subiendo, ahora en {{multiple}}',
  waits: 'A la espera del despegue',
  auto: 'Cobrar automáticamente en',
  autoHint: 'De {{lowest}} a {{highest}}. Déjalo vacío para decidir durante el vuelo.',
  autoInvalid: 'Escribe un multiplicador como 2 o 1,50, o déjalo vacío',
  cashOut: 'Cobrar ahora',
  about: 'unos {{amount}}',
  arrival: 'Cuenta el multiplicador en el momento en que llega tu solicitud.',
  outNow: 'Has cobrado',
  out: 'Has cobrado en {{multiple}}: {{amount}}, ya en tu saldo.',
  stakeAuto: '{{amount}}, cobro automático en {{multiple}}',
  stakeAlone: '{{amount}}, decides durante el vuelo',
  outAt: 'Cobrado en {{multiple}}',
  ruleRise:
    'Apuesta antes del despegue. El multiplicador sube desde ×1. Si cobras antes de la caída, tu apuesta se multiplica por él. Si no has cobrado antes, pierdes la apuesta.',
  ruleOut:
    'Cobra con el botón o fija antes un multiplicador. Cuenta el momento en que tu solicitud llega según nuestro reloj; si llega después de la caída, no cambia nada. En {{highest}} se paga a todos.',
  ruleChance:
    'La probabilidad de alcanzar un multiplicador es {{share}} dividido por él: ×2 en el {{half}} de las rondas. Cobres cuando cobres, el RTP es el mismo.',
  rulePause:
    'El siguiente vuelo despega {{pause}} segundos después de acabar el anterior, dure este lo que dure. Hasta entonces se puede apostar; una apuesta cuenta si llega completa antes del despegue.',
  ruleDraw:
    'Una ronda es un número menor que {{draws}}, más uno. El vuelo acaba en {{share}} por {{draws}} dividido por ese número, redondeado hacia abajo a centésimas y como mínimo en ×1.',
} satisfies Texts<typeof english>;
