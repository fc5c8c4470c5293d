import type { Texts } from '../texts';
import type { crash as english } from '../en/crash';

export const crash = {
  crashed: 'Fin del vuelo en {{multiple}}',
  topped: 'Llegó a lo más alto: {{multiple}}',
  flies: 'Subiendo, ahora en {{multiple}}',
  waits: 'A la espera del despegue',
  auto: 'Cobrar automáticamente en',
  autoHint: 'De {{lowest}} a {{highest}}. Si lo dejas vacío, decides tú durante el vuelo.',
  autoInvalid: 'Escribe un multiplicador como 2 o 1,50, o déjalo vacío',
  cashOut: 'Cobrar ahora',
  about: 'unos {{amount}}',
  arrival: 'Cuenta el múltiplo en el momento en que llega tu solicitud.',
  outNow: 'Has cobrado',
  out: 'Has salido en {{multiple}}: {{amount}}, ya en tu saldo.',
  down: 'Cayó con tus {{amount}}',
  stakeAuto: '{{amount}}, salida automática en {{multiple}}',
  stakeAlone: '{{amount}}, decides durante el vuelo',
  outAt: 'Salida en {{multiple}}',
  ruleRise:
    'Apuesta antes del despegue. El multiplicador sube desde ×1,00. Si cobras antes de la caída, se paga tu apuesta por el multiplicador. Si no cobras a tiempo, pierdes la apuesta.',
  ruleOut:
    'Sal con el botón, o fija antes un multiplicador. Nuestro reloj decide según la llegada de tu solicitud; si llega después de la caída, no cambia nada. En {{highest}} se paga a todos.',
  ruleChance:
    'La probabilidad de alcanzar un multiplicador es {{share}} dividido por él: ×2 en el {{half}} de las rondas. Salgas cuando salgas, el retorno es el mismo.',
  ruleDraw:
    'Una ronda es un número menor que {{draws}}, más uno. {{share}} por {{draws}} dividido por él es donde acaba el vuelo, redondeado hacia abajo a centésimas, como mínimo ×1.',
} satisfies Texts<typeof english>;
