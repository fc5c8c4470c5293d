import type { Language } from 'contract/constants';
import { fillIn } from '../messages/placeholders';

/** The words of the till, for operators. `{…}` stands for a value. */
export const tillTexts = {
  title: { en: 'Till', es: 'Caja', de: 'Kasse', fr: 'Caisse', pt: 'Caixa', no: 'Kasse', jp: '出納' },
  pending: { en: 'Withdrawals', es: 'Retiros', de: 'Auszahlungen', fr: 'Retraits', pt: 'Saques', no: 'Uttak', jp: '出金' },
  nothing: { en: 'Nothing waits.', es: 'No hay nada pendiente.', de: 'Es wartet nichts.', fr: 'Rien n’est en attente.', pt: 'Não há nada pendente.', no: 'Ingenting venter.', jp: '保留中の出金はありません。' },
  shownOf: {
    en: 'The oldest {shown} of {total}.', es: 'Los {shown} más antiguos de {total}.', de: 'Die ältesten {shown} von {total}.', fr: 'Les {shown} plus anciens sur {total}.',
    pt: 'Os {shown} mais antigos de {total}.', no: 'De {shown} eldste av {total}.', jp: '全{total}件のうち古い順に{shown}件。',
  },
  player: { en: 'Player', es: 'Jugador', de: 'Spieler', fr: 'Joueur', pt: 'Jogador', no: 'Spiller', jp: 'プレイヤー' },
  amount: { en: 'Amount', es: 'Importe', de: 'Betrag', fr: 'Montant', pt: 'Valor', no: 'Beløp', jp: '金額' },
  method: { en: 'Method', es: 'Método', de: 'Zahlungsart', fr: 'Moyen', pt: 'Método', no: 'Metode', jp: '方法' },
  requested: { en: 'Requested', es: 'Solicitado', de: 'Angefragt', fr: 'Demandé', pt: 'Solicitado', no: 'Bedt om', jp: '申請日時' },
  identity: { en: 'Identity', es: 'Identidad', de: 'Identität', fr: 'Identité', pt: 'Identidade', no: 'Identitet', jp: '本人確認' },
  verified: { en: 'verified', es: 'verificada', de: 'bestätigt', fr: 'vérifiée', pt: 'verificada', no: 'bekreftet', jp: '確認済み' },
  waiting: { en: 'document waits', es: 'documento pendiente', de: 'Dokument wartet', fr: 'document en attente', pt: 'documento pendente', no: 'dokument venter', jp: '書類の確認待ち' },
  unverified: { en: 'not verified', es: 'sin verificar', de: 'nicht bestätigt', fr: 'non vérifiée', pt: 'não verificada', no: 'ikke bekreftet', jp: '未確認' },
  frozen: { en: 'Account frozen', es: 'Cuenta bloqueada', de: 'Konto gesperrt', fr: 'Compte bloqué', pt: 'Conta bloqueada', no: 'Konto sperret', jp: 'アカウント凍結中' },
  excluded: { en: 'Self-excluded', es: 'Autoexcluido', de: 'Selbst ausgeschlossen', fr: 'Auto-exclu', pt: 'Autoexcluído', no: 'Selvutestengt', jp: '自己排除中' },
  locked: { en: 'locked by the player', es: 'bloqueado por el jugador', de: 'vom Spieler gesperrt', fr: 'verrouillé par le joueur', pt: 'travado pelo jogador', no: 'låst av spilleren', jp: 'プレイヤーがロック済み' },
  toPay: { en: 'Approved, to be paid', es: 'Aprobado, por pagar', de: 'Freigegeben, zu zahlen', fr: 'Validé, à payer', pt: 'Aprovado, a pagar', no: 'Godkjent, skal betales', jp: '承認済み・未払い' },
  awaitsAddress: { en: 'Approved, the player is asked for an address', es: 'Aprobado, se pide la dirección al jugador', de: 'Freigegeben, der Spieler wird nach der Adresse gefragt', fr: 'Validé, l’adresse est demandée au joueur', pt: 'Aprovado, pedindo o endereço ao jogador', no: 'Godkjent, spilleren blir spurt om adresse', jp: '承認済み・送金先の入力待ち' },
  onItsWay: { en: 'With the provider', es: 'En manos del proveedor', de: 'Beim Anbieter', fr: 'Chez le prestataire', pt: 'Com o provedor', no: 'Hos leverandøren', jp: '決済サービスで処理中' },
  approve: { en: 'Approve', es: 'Aprobar', de: 'Freigeben', fr: 'Valider', pt: 'Aprovar', no: 'Godkjenn', jp: '承認する' },
  pay: { en: 'Mark as paid', es: 'Marcar como pagado', de: 'Als bezahlt markieren', fr: 'Marquer comme payé', pt: 'Marcar como pago', no: 'Merk som betalt', jp: '支払済みにする' },
  reject: { en: 'Reject', es: 'Rechazar', de: 'Ablehnen', fr: 'Refuser', pt: 'Rejeitar', no: 'Avslå', jp: '却下する' },
  reason: { en: 'Reason, told to the player', es: 'Motivo que verá el jugador', de: 'Grund, der dem Spieler genannt wird', fr: 'Motif communiqué au joueur', pt: 'Motivo informado ao jogador', no: 'Grunn som spilleren får vite', jp: 'プレイヤーに伝える理由' },
  choose: { en: 'Please choose', es: 'Elige', de: 'Bitte wählen', fr: 'Veuillez choisir', pt: 'Escolha', no: 'Velg', jp: '選択してください' },
  note: { en: 'Note for the log', es: 'Nota para el registro', de: 'Notiz für das Protokoll', fr: 'Note pour le journal', pt: 'Nota para o registro', no: 'Merknad til loggen', jp: '記録用メモ' },
  methods: { en: 'Payment methods', es: 'Métodos de pago', de: 'Zahlungsarten', fr: 'Moyens de paiement', pt: 'Métodos de pagamento', no: 'Betalingsmåter', jp: '決済方法' },
  isOn: { en: 'on', es: 'activo', de: 'an', fr: 'actif', pt: 'ativo', no: 'på', jp: '利用可' },
  isOff: { en: 'off since {since}', es: 'inactivo desde {since}', de: 'aus seit {since}', fr: 'coupé depuis {since}', pt: 'desligado desde {since}', no: 'av siden {since}', jp: '{since}から停止中' },
  turnOff: { en: 'Turn off', es: 'Desactivar', de: 'Ausschalten', fr: 'Couper', pt: 'Desligar', no: 'Slå av', jp: '停止する' },
  turnOn: { en: 'Turn on', es: 'Activar', de: 'Einschalten', fr: 'Rétablir', pt: 'Ligar', no: 'Slå på', jp: '再開する' },
  log: { en: 'Log', es: 'Registro', de: 'Protokoll', fr: 'Journal', pt: 'Registro', no: 'Logg', jp: '記録' },
  emptyLog: { en: 'Nothing was done yet.', es: 'Aún no se ha hecho nada.', de: 'Es wurde noch nichts getan.', fr: 'Rien n’a encore été fait.', pt: 'Nada foi feito ainda.', no: 'Ingenting er gjort ennå.', jp: 'まだ記録はありません。' },
  earlier: { en: 'Earlier', es: 'Anteriores', de: 'Frühere', fr: 'Plus anciens', pt: 'Anteriores', no: 'Tidligere', jp: '以前の記録' },
  when: { en: 'When', es: 'Cuándo', de: 'Wann', fr: 'Quand', pt: 'Quando', no: 'Når', jp: '日時' },
  who: { en: 'Who', es: 'Quién', de: 'Wer', fr: 'Qui', pt: 'Quem', no: 'Hvem', jp: '担当者' },
  what: { en: 'What', es: 'Qué', de: 'Was', fr: 'Quoi', pt: 'O quê', no: 'Hva', jp: '内容' },
  problem: { en: 'There is a problem', es: 'Hay un problema', de: 'Es gibt ein Problem', fr: 'Il y a un problème', pt: 'Há um problema', no: 'Det er et problem', jp: '問題があります' },
  reasonMissing: { en: 'Choose why it is rejected', es: 'Elige el motivo del rechazo', de: 'Wählen Sie den Grund der Ablehnung', fr: 'Choisissez le motif du refus', pt: 'Escolha o motivo da rejeição', no: 'Velg hvorfor det avslås', jp: '却下の理由を選択してください' },
  notPossible: {
    en: 'This can’t be done any more: the withdrawal has changed. Below it is as it stands now.', es: 'Ya no es posible: el retiro ha cambiado. Abajo está como se encuentra ahora.',
    de: 'Das geht nicht mehr: Die Auszahlung hat sich geändert. Unten steht sie, wie sie jetzt ist.', fr: 'Ce n’est plus possible : le retrait a changé. Il figure ci-dessous tel qu’il est.',
    pt: 'Isso não é mais possível: o saque mudou. Abaixo está como se encontra agora.', no: 'Dette går ikke lenger: uttaket er endret. Under står det slik det er nå.', jp: 'この操作はできなくなりました。出金の状態が変わっています。現在の状態は以下のとおりです。',
  },
  approved: { en: 'Approved.', es: 'Aprobado.', de: 'Freigegeben.', fr: 'Validé.', pt: 'Aprovado.', no: 'Godkjent.', jp: '承認しました。' },
  paid: { en: 'Marked as paid.', es: 'Marcado como pagado.', de: 'Als bezahlt markiert.', fr: 'Marqué comme payé.', pt: 'Marcado como pago.', no: 'Merket som betalt.', jp: '支払済みにしました。' },
  rejected: { en: 'Rejected; the amount is back in the player’s balance.', es: 'Rechazado; el importe ha vuelto al saldo del jugador.', de: 'Abgelehnt; der Betrag ist wieder im Guthaben des Spielers.', fr: 'Refusé ; le montant est de retour sur le solde du joueur.', pt: 'Rejeitado; o valor voltou ao saldo do jogador.', no: 'Avslått; beløpet er tilbake på spillerens saldo.', jp: '却下しました。金額はプレイヤーの残高に戻りました。' },
  turnedOff: { en: 'Turned off.', es: 'Desactivado.', de: 'Ausgeschaltet.', fr: 'Coupé.', pt: 'Desligado.', no: 'Slått av.', jp: '停止しました。' },
  turnedOn: { en: 'Turned on.', es: 'Activado.', de: 'Eingeschaltet.', fr: 'Rétabli.', pt: 'Ligado.', no: 'Slått på.', jp: '再開しました。' },
  languages: { en: 'Languages', es: 'Idiomas', de: 'Sprachen', fr: 'Langues', pt: 'Idiomas', no: 'Språk', jp: '言語' },
  action_approve: { en: 'approved', es: 'aprobado', de: 'freigegeben', fr: 'validé', pt: 'aprovado', no: 'godkjent', jp: '承認' },
  action_pay: { en: 'paid', es: 'pagado', de: 'bezahlt', fr: 'payé', pt: 'pago', no: 'betalt', jp: '支払い' },
  action_reject: { en: 'rejected', es: 'rechazado', de: 'abgelehnt', fr: 'refusé', pt: 'rejeitado', no: 'avslått', jp: '却下' },
  action_outage_on: { en: 'turned off', es: 'desactivado', de: 'ausgeschaltet', fr: 'coupé', pt: 'desligado', no: 'slått av', jp: '停止' },
  action_outage_off: { en: 'turned on', es: 'activado', de: 'eingeschaltet', fr: 'rétabli', pt: 'ligado', no: 'slått på', jp: '再開' },
} as const satisfies Record<string, Record<Language, string>>;

export type TillText = keyof typeof tillTexts;

/** A text of the till with its values. */
export const tillText = (key: TillText, language: Language, values: Record<string, string | number> = {}): string =>
  fillIn(tillTexts[key][language], (name) => values[name]?.toString());
