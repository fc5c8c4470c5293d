import type { Texts } from '../texts';
import type { poker as english } from '../en/poker';

export const poker = {
  deal: 'Repartir',
  ready: 'Cinco cartas, solo para ti',
  cards: 'Tus cartas',
  choose: 'Marca las cartas que mantienes y cambia el resto',
  hold: 'Mantener',
  holdCard: 'Mantener {{card}}',
  heldCard: '{{card}}, mantenida',
  draw: 'Cambiar',
  noHand: 'Sin mano premiada',
  pays: 'Premios por mano',
  'royal-flush': 'Escalera real',
  'four-deuces': 'Cuatro doses',
  'wild-royal': 'Escalera real con comodines',
  'five-of-a-kind': 'Repóker',
  'straight-flush': 'Escalera de color',
  'four-of-a-kind': 'Póker',
  'full-house': 'Full',
  flush: 'Color',
  straight: 'Escalera',
  'three-of-a-kind': 'Trío',
  'two-pair': 'Doble pareja',
  'jacks-or-better': 'Jotas o mejor',
  ruleDeal:
    'Recibes cinco cartas de una baraja de 52 recién mezclada; nadie más juega en tu ronda. Mantén las que quieras, o ninguna. Las demás se cambian una vez por otras de la misma baraja, y se pagan las cinco cartas finales.',
  ruleDeuces:
    'Todos los doses son comodines: valen como la carta que forme la mejor mano. El trío es lo mínimo que paga.',
  ruleJacks: 'La pareja paga a partir de jotas: jotas, reinas, reyes o ases.',
  ruleReturn: 'El RTP se alcanza con la estrategia óptima: en cada reparto, mantener lo que más paga de media.',
} satisfies Texts<typeof english>;
