import type { Texts } from '../texts';
import type { jackpot as english } from '../en/jackpot';

export const jackpot = {
  pool: 'Bote',
  funPool: 'Bote ficticio, fijo',
  won: 'Has ganado el bote: {{amount}}',
  counted: 'Has acertado el bote. Se está contando y se te pagará entero.',
  yours: 'El bote es tuyo',
  lookAgain: 'Volver a mirar',
  playOn: 'Seguir jugando mientras tanto',
  chance: 'Probabilidad del bote con una apuesta de {{stake}}',
  oneIn: '1 entre {{rounds}}',
  baseReturn: 'Retorno de la tragaperras sola',
  poolReturn: 'Retorno del bote',
  ruleFed:
    'El {{pool}} de cada apuesta con dinero real va al bote y el {{seed}} al siguiente, que empieza en {{start}}. Todo lo que entra se paga a los jugadores.',
  ruleChance:
    'Cualquier apuesta puede ganarlo, muestren lo que muestren los rodillos. La probabilidad es proporcional a la apuesta, así que todas tienen el mismo retorno. El bote se lleva en euros; las demás monedas cuentan a un cambio fijo.',
  rulePaid:
    'Quien lo acierta cobra todo lo que contiene en ese momento, además de lo que pagan los rodillos. Si dos jugadores aciertan a la vez, el primero se lleva el bote y el segundo, el siguiente.',
  ruleFun:
    'El dinero ficticio ni alimenta el bote ni lo gana: con la misma probabilidad gana {{amount}}, lo que contiene el bote de media cuando se gana.',
  ruleHighest: 'El premio máximo posible indicado abajo no incluye el bote.',
} satisfies Texts<typeof english>;
