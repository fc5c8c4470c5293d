import type { MessageText } from './message-texts';

/** What is written of what operators have decided about a player's money (DOMAIN §2, §6). */
export const deskTexts = {
  win_released: {
    type: 'success',
    text: {
      en: 'Your win of {amount} at {game} was checked and is now in your balance.',
      es: 'Hemos comprobado tu ganancia de {amount} en {game} y ya está en tu saldo.',
      de: 'Ihr Gewinn von {amount} bei {game} wurde geprüft und ist jetzt in Ihrem Guthaben.',
      fr: 'Votre gain de {amount} sur {game} a été vérifié et figure désormais sur votre solde.',
      pt: 'O seu ganho de {amount} em {game} foi verificado e já está no seu saldo.',
      no: 'Gevinsten din på {amount} på {game} er kontrollert og ligger nå på saldoen.',
      jp: '{game}での配当{amount}の確認が完了し、残高に反映されました。',
    },
  },
  win_void: {
    type: 'warning',
    text: {
      en: 'The win of {amount} at {game} was checked and can’t be paid. Customer support will explain why.',
      es: 'Hemos comprobado la ganancia de {amount} en {game} y no se puede pagar. Atención al cliente te explicará el motivo.',
      de: 'Der Gewinn von {amount} bei {game} wurde geprüft und kann nicht ausgezahlt werden. Der Kundendienst erklärt Ihnen den Grund.',
      fr: 'Le gain de {amount} sur {game} a été vérifié et ne peut pas être versé. Le service client vous en expliquera la raison.',
      pt: 'O ganho de {amount} em {game} foi verificado e não pode ser pago. O atendimento ao cliente explicará o motivo.',
      no: 'Gevinsten på {amount} på {game} er kontrollert og kan ikke utbetales. Kundeservice forklarer hvorfor.',
      jp: '{game}での配当{amount}は、確認の結果お支払いできません。理由はカスタマーサポートがご説明いたします。',
    },
  },
  round_settled: {
    type: 'info',
    text: {
      en: 'A round at {game} that was left open has been closed with what it had won: {amount}.',
      es: 'Hemos cerrado una ronda de {game} que había quedado abierta con lo ganado hasta entonces: {amount}.',
      de: 'Eine offen gebliebene Runde bei {game} wurde mit dem bis dahin erzielten Gewinn geschlossen: {amount}.',
      fr: 'Une partie de {game} restée ouverte a été clôturée avec ce qu’elle avait rapporté : {amount}.',
      pt: 'Uma rodada de {game} que tinha ficado aberta foi encerrada com o que havia ganhado: {amount}.',
      no: 'En runde på {game} som ble stående åpen, er avsluttet med det den hadde vunnet: {amount}.',
      jp: '終了していなかった{game}のラウンドを、それまでの配当{amount}で終了しました。',
    },
  },
  round_void: {
    type: 'info',
    text: {
      en: 'A round at {game} that was left open does not count. Your stake was returned: {amount}.',
      es: 'Una ronda de {game} que había quedado abierta se ha anulado. Te hemos devuelto la apuesta: {amount}.',
      de: 'Eine offen gebliebene Runde bei {game} wurde annulliert. Ihr Einsatz wurde zurückgezahlt: {amount}.',
      fr: 'Une partie de {game} restée ouverte a été annulée. Votre mise vous a été rendue : {amount}.',
      pt: 'Uma rodada de {game} que tinha ficado aberta foi anulada. A sua aposta foi devolvida: {amount}.',
      no: 'En runde på {game} som ble stående åpen, er annullert. Innsatsen er betalt tilbake: {amount}.',
      jp: '終了していなかった{game}のラウンドは無効になりました。ベット額{amount}を返却しました。',
    },
  },
  deposit_credited_late: {
    type: 'success',
    text: {
      en: '{amount} that had arrived and was not credited is now in your balance.',
      es: 'Ya están en tu saldo los {amount} que habían llegado y no se habían abonado.',
      de: 'Eingegangene {amount}, die nicht gutgeschrieben waren, sind jetzt in Ihrem Guthaben.',
      fr: 'Les {amount} arrivés et non crédités figurent désormais sur votre solde.',
      pt: 'Os {amount} que tinham chegado e não tinham sido creditados já estão no seu saldo.',
      no: '{amount} som var kommet uten å bli godskrevet, ligger nå på saldoen din.',
      jp: '受領後、反映されていなかった{amount}を残高に反映しました。',
    },
  },
  payout_failed: {
    type: 'warning',
    text: {
      en: 'Your withdrawal of {amount} could not be paid. The amount is back in your balance.',
      es: 'No se ha podido pagar tu retiro de {amount}. El importe ha vuelto a tu saldo.',
      de: 'Ihre Auszahlung von {amount} konnte nicht ausgeführt werden. Der Betrag ist wieder in Ihrem Guthaben.',
      fr: 'Votre retrait de {amount} n’a pas pu être versé. Le montant est de retour sur votre solde.',
      pt: 'Não foi possível pagar o seu saque de {amount}. O valor voltou ao seu saldo.',
      no: 'Uttaket ditt på {amount} kunne ikke utbetales. Beløpet er tilbake på saldoen din.',
      jp: '{amount}の出金を完了できませんでした。金額は残高に戻りました。',
    },
  },
  payout_returned: {
    type: 'info',
    text: {
      en: 'A withdrawal of {amount} came back to us after it had been paid. The amount is back in your balance.',
      es: 'Un retiro de {amount} nos ha sido devuelto después de pagarse. El importe ha vuelto a tu saldo.',
      de: 'Eine Auszahlung von {amount} kam nach der Zahlung zu uns zurück. Der Betrag ist wieder in Ihrem Guthaben.',
      fr: 'Un retrait de {amount} nous est revenu après son versement. Le montant est de retour sur votre solde.',
      pt: 'Um saque de {amount} voltou para nós depois de pago. O valor voltou ao seu saldo.',
      no: 'Et uttak på {amount} kom tilbake til oss etter utbetalingen. Beløpet er tilbake på saldoen din.',
      jp: '{amount}の出金がお支払い後に返送されました。金額は残高に戻りました。',
    },
  },
  refund_paid: {
    type: 'success',
    text: {
      en: 'Your refund of {amount} was sent.',
      es: 'Se ha enviado tu reembolso de {amount}.',
      de: 'Ihre Erstattung über {amount} wurde gesendet.',
      fr: 'Votre remboursement de {amount} a été envoyé.',
      pt: 'O seu reembolso de {amount} foi enviado.',
      no: 'Refusjonen din på {amount} er sendt.',
      jp: '{amount}の返金を送金しました。',
    },
  },
  deposit_charged_back: {
    type: 'warning',
    text: {
      en: 'Your deposit of {amount} was taken back by your payment provider and was removed from your balance. Customer support will explain why.',
      es: 'Tu proveedor de pago ha anulado el depósito de {amount} y lo hemos descontado de tu saldo. Atención al cliente te explicará el motivo.',
      de: 'Ihre Einzahlung von {amount} wurde vom Zahlungsanbieter zurückgebucht und von Ihrem Guthaben abgezogen. Der Kundendienst erklärt Ihnen den Grund.',
      fr: 'Votre dépôt de {amount} a été annulé par le prestataire de paiement et déduit de votre solde. Le service client vous en expliquera la raison.',
      pt: 'O seu depósito de {amount} foi estornado pelo provedor de pagamento e descontado do seu saldo. O atendimento ao cliente explicará o motivo.',
      no: 'Innskuddet ditt på {amount} ble trukket tilbake av betalingsleverandøren og er trukket fra saldoen. Kundeservice forklarer hvorfor.',
      jp: '{amount}の入金が決済サービスにより取り消されたため、残高から差し引きました。理由はカスタマーサポートがご説明いたします。',
    },
  },
} as const satisfies Record<string, MessageText>;
