import type { MessageText } from './message-texts';

/** What is written of what operators have decided about a player's money (DOMAIN §2, §6). */
export const deskTexts = {
  win_released: {
    type: 'success',
    text: {
      en: 'Your win of {amount} at {game} was checked and is now in your balance.', es: 'Hemos comprobado tu ganancia de {amount} en {game} y ya está en tu saldo.', de: 'Ihr Gewinn von {amount} bei {game} wurde geprüft und ist jetzt in Ihrem Guthaben.',
      fr: 'Votre gain de {amount} sur {game} a été vérifié et figure désormais sur votre solde.', pt: 'O seu ganho de {amount} em {game} foi verificado e já está no seu saldo.', no: 'Gevinsten din på {amount} på {game} er kontrollert og ligger nå på saldoen.',
      jp: '{game}での配当{amount}の確認が完了し、残高に反映されました。',
    },
  },
  win_void: {
    type: 'warning',
    text: {
      en: 'The win of {amount} at {game} was checked and can’t be paid. Customer support will explain why.', es: 'Hemos comprobado la ganancia de {amount} en {game} y no se puede pagar. Atención al cliente te explicará el motivo.',
      de: 'Der Gewinn von {amount} bei {game} wurde geprüft und kann nicht ausgezahlt werden. Der Kundendienst erklärt Ihnen den Grund.', fr: 'Le gain de {amount} sur {game} a été vérifié et ne peut pas être versé. Le service client vous en expliquera la raison.',
      pt: 'O ganho de {amount} em {game} foi verificado e não pode ser pago. O atendimento ao cliente explicará o motivo.', no: 'Gevinsten på {amount} på {game} er kontrollert og kan ikke utbetales. Kundeservice forklarer hvorfor.',
      jp: '{game}での配当{amount}は、確認の結果お支払いできません。理由はカスタマーサポートがご説明いたします。',
    },
  },
  round_settled: {
    type: 'info',
    text: {
      en: 'A round at {game} that was left open has been closed with what it had won: {amount}.', es: 'Hemos cerrado una ronda de {game} que había quedado abierta con lo ganado hasta entonces: {amount}.',
      de: 'Eine offen gebliebene Runde bei {game} wurde mit dem bis dahin erzielten Gewinn geschlossen: {amount}.', fr: 'Une partie de {game} restée ouverte a été clôturée avec ce qu’elle avait rapporté : {amount}.',
      pt: 'Uma rodada de {game} que tinha ficado aberta foi encerrada com o que havia ganhado: {amount}.', no: 'En runde på {game} som ble stående åpen, er avsluttet med det den hadde vunnet: {amount}.',
      jp: '終了していなかった{game}のラウンドを、それまでの配当{amount}で終了しました。',
    },
  },
  round_void: {
    type: 'info',
    text: {
      en: 'A round at {game} that was left open does not count. Your stake was returned: {amount}.', es: 'Una ronda de {game} que había quedado abierta se ha anulado. Te hemos devuelto la apuesta: {amount}.',
      de: 'Eine offen gebliebene Runde bei {game} wurde annulliert. Ihr Einsatz wurde zurückgezahlt: {amount}.', fr: 'Une partie de {game} restée ouverte a été annulée. Votre mise vous a été rendue : {amount}.',
      pt: 'Uma rodada de {game} que tinha ficado aberta foi anulada. A sua aposta foi devolvida: {amount}.', no: 'En runde på {game} som ble stående åpen, er annullert. Innsatsen er betalt tilbake: {amount}.',
      jp: '終了していなかった{game}のラウンドは無効になりました。ベット額{amount}を返却しました。',
    },
  },
  deposit_credited_late: {
    type: 'success',
    text: {
      en: '{amount} that had arrived and was not credited is now in your balance.', es: 'Ya están en tu saldo los {amount} que habían llegado y no se habían abonado.', de: 'Eingegangene {amount}, die nicht gutgeschrieben waren, sind jetzt in Ihrem Guthaben.',
      fr: 'Les {amount} arrivés et non crédités figurent désormais sur votre solde.', pt: 'Os {amount} que tinham chegado e não tinham sido creditados já estão no seu saldo.', no: '{amount} som var kommet uten å bli godskrevet, ligger nå på saldoen din.',
      jp: '受領後、反映されていなかった{amount}を残高に反映しました。',
    },
  },
} as const satisfies Record<string, MessageText>;
