import type { Texts } from '../texts';
import type { jackpot as english } from '../en/jackpot';

export const jackpot = {
  pool: 'Bote',
  funPool: 'Bote ficticio, fijo',
  won: 'Te ha tocado el bote: {{amount}}',
  counted: 'Te ha tocado el bote. Se está contando y se te pagará entero.',
  yours: 'El bote es tuyo',
  lookAgain: 'Actualizar',
  playOn: 'Seguir jugando mientras tanto',
  chance: 'Probabilidad del bote con una apuesta de {{stake}}',
  oneIn: '1 entre {{rounds}}',
  baseReturn: 'RTP sin el bote',
  poolReturn: 'RTP del bote',
  ruleFed:
    'El {{pool}} de cada apuesta con dinero real va al bote y el {{seed}} al siguiente, que empieza en {{start}}. Todo lo que entra se paga a los jugadores.',
  ruleChance:
    'Cualquier apuesta puede ganarlo, muestren lo que muestren los rodillos. La probabilidad es proporcional a la apuesta, así que todas tienen el mismo RTP. El bote se lleva en euros; las demás monedas se convierten a un cambio fijo.',
  rulePaid:
    'A quien le toca cobra todo lo que contiene en ese momento, además de lo que pagan los rodillos. Si les toca a dos jugadores a la vez, el primero se lleva este bote y el segundo, el siguiente.',
  ruleFun:
    'El dinero ficticio ni alimenta el bote ni lo gana. Con la misma probabilidad gana {{amount}}, la media del bote cuando toca.',
  ruleHighest: 'El premio máximo posible indicado abajo no incluye el bote.',
} satisfies Texts<typeof english>;
