import type { Language } from 'contract/constants';

type Text = Record<Language, string>;

/** What a method says of itself. A method without a fee says so. */
export interface MethodTexts {
  name: Text;
  depositTime: Text;
  withdrawTime: Text;
  fee: Text;
}

const noFee: Text = {
  en: 'No fee',
  es: 'Sin comisión',
  de: 'Gebührenfrei',
  fr: 'Sans frais',
  pt: 'Sem taxa',
  no: 'Ingen gebyr',
  jp: '手数料無料',
};

export const methodTexts: Readonly<Record<string, MethodTexts>> = {
  card: {
    name: { en: 'Card', es: 'Tarjeta', de: 'Karte', fr: 'Carte', pt: 'Cartão', no: 'Kort', jp: 'カード' },
    depositTime: {
      en: 'Within a minute',
      es: 'En menos de un minuto',
      de: 'Innerhalb einer Minute',
      fr: 'En moins d’une minute',
      pt: 'Em menos de um minuto',
      no: 'Innen ett minutt',
      jp: '1分以内',
    },
    withdrawTime: {
      en: '1 to 3 banking days after approval',
      es: 'De 1 a 3 días hábiles tras la aprobación',
      de: '1 bis 3 Bankarbeitstage nach der Freigabe',
      fr: '1 à 3 jours ouvrés après validation',
      pt: '1 a 3 dias úteis após a aprovação',
      no: '1 til 3 bankdager etter godkjenning',
      jp: '承認後1～3銀行営業日',
    },
    fee: noFee,
  },
  trumo: {
    name: {
      en: 'Bank payment',
      es: 'Pago bancario',
      de: 'Bankzahlung',
      fr: 'Paiement bancaire',
      pt: 'Pagamento bancário',
      no: 'Bankbetaling',
      jp: '銀行決済',
    },
    depositTime: {
      en: 'At once',
      es: 'Al instante',
      de: 'Sofort',
      fr: 'Immédiat',
      pt: 'Na hora',
      no: 'Med en gang',
      jp: '即時',
    },
    withdrawTime: {
      en: 'Not offered',
      es: 'No disponible',
      de: 'Nicht verfügbar',
      fr: 'Non proposé',
      pt: 'Não disponível',
      no: 'Tilbys ikke',
      jp: 'ご利用いただけません',
    },
    fee: noFee,
  },
  crypto: {
    name: {
      en: 'Cryptocurrency',
      es: 'Criptomoneda',
      de: 'Kryptowährung',
      fr: 'Cryptomonnaie',
      pt: 'Criptomoeda',
      no: 'Kryptovaluta',
      jp: '暗号資産',
    },
    depositTime: {
      en: 'As soon as the network confirms it',
      es: 'En cuanto la red lo confirme',
      de: 'Sobald das Netzwerk sie bestätigt',
      fr: 'Dès la confirmation du réseau',
      pt: 'Assim que a rede confirmar',
      no: 'Så snart nettverket bekrefter det',
      jp: 'ネットワークの承認後すぐ',
    },
    withdrawTime: {
      en: 'Within an hour of telling us your address',
      es: 'En una hora desde que nos indiques tu dirección',
      de: 'Innerhalb einer Stunde, nachdem Sie Ihre Adresse genannt haben',
      fr: 'Dans l’heure qui suit l’indication de votre adresse',
      pt: 'Em até uma hora depois de informar o endereço',
      no: 'Innen en time etter at du har oppgitt adressen',
      jp: '送金先アドレスの入力後1時間以内',
    },
    fee: noFee,
  },
};

export const methodName = (method: string, language: Language): string => methodTexts[method]?.name[language] ?? method;
