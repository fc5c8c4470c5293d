import type { MessageText } from './message-texts';

/** What is written of levels, challenges, prizes, cashback and what is about to end (DOMAIN §4, §3). */
export const rewardTexts = {
  level_cash: {
    type: 'success',
    text: {
      en: 'You’ve reached level {level}. Your reward: {cash}.',
      es: 'Has alcanzado el nivel {level}. Tu recompensa: {cash}.',
      de: 'Sie haben Level {level} erreicht. Ihre Belohnung: {cash}.',
      fr: 'Vous avez atteint le niveau {level}. Votre récompense : {cash}.',
      pt: 'Você chegou ao nível {level}. A sua recompensa: {cash}.',
      no: 'Du har nådd nivå {level}. Belønningen din: {cash}.',
      jp: 'レベル{level}に到達しました。報酬：{cash}。',
    },
  },
  level_spins: {
    type: 'success',
    text: {
      en: 'You’ve reached level {level}. Your reward: {spins} free spins, listed with your bonuses.',
      es: 'Has alcanzado el nivel {level}. Tu recompensa: {spins} tiradas gratis, que encontrarás entre tus bonos.',
      de: 'Sie haben Level {level} erreicht. Ihre Belohnung: {spins} Freispiele, zu finden bei Ihren Boni.',
      fr: 'Vous avez atteint le niveau {level}. Votre récompense : {spins} tours gratuits, à retrouver parmi vos bonus.',
      pt: 'Você chegou ao nível {level}. A sua recompensa: {spins} rodadas grátis, que estão entre os seus bônus.',
      no: 'Du har nådd nivå {level}. Belønningen din: {spins} gratisspinn, som du finner blant bonusene dine.',
      jp: 'レベル{level}に到達しました。報酬：フリースピン{spins}回（ボーナス一覧に表示されます）。',
    },
  },
  level_cash_and_spins: {
    type: 'success',
    text: {
      en: 'You’ve reached level {level}. Your reward: {cash} and {spins} free spins, listed with your bonuses.',
      es: 'Has alcanzado el nivel {level}. Tu recompensa: {cash} y {spins} tiradas gratis, que encontrarás entre tus bonos.',
      de: 'Sie haben Level {level} erreicht. Ihre Belohnung: {cash} und {spins} Freispiele, zu finden bei Ihren Boni.',
      fr: 'Vous avez atteint le niveau {level}. Votre récompense : {cash} et {spins} tours gratuits, à retrouver parmi vos bonus.',
      pt: 'Você chegou ao nível {level}. A sua recompensa: {cash} e {spins} rodadas grátis, que estão entre os seus bônus.',
      no: 'Du har nådd nivå {level}. Belønningen din: {cash} og {spins} gratisspinn, som du finner blant bonusene dine.',
      jp: 'レベル{level}に到達しました。報酬：{cash}とフリースピン{spins}回（ボーナス一覧に表示されます）。',
    },
  },
  challenge_hit: {
    type: 'success',
    text: {
      en: 'Challenge completed: a win of x{multiplier}. Your prize: {prize}.',
      es: 'Desafío superado: una ganancia de x{multiplier}. Tu premio: {prize}.',
      de: 'Challenge geschafft: ein Gewinn von x{multiplier}. Ihr Preis: {prize}.',
      fr: 'Défi réussi : un gain de x{multiplier}. Votre prix : {prize}.',
      pt: 'Desafio concluído: um ganho de x{multiplier}. O seu prêmio: {prize}.',
      no: 'Utfordringen er klart: en gevinst på x{multiplier}. Premien din: {prize}.',
      jp: 'チャレンジ達成：x{multiplier}の配当。賞金：{prize}。',
    },
  },
  rewards_paid: {
    type: 'success',
    text: {
      en: 'Rewards that were on hold have been paid into your balance: {cash}.',
      es: 'Las recompensas que estaban retenidas se han abonado en tu saldo: {cash}.',
      de: 'Zurückgehaltene Belohnungen wurden Ihrem Guthaben gutgeschrieben: {cash}.',
      fr: 'Les récompenses en suspens ont été versées sur votre solde : {cash}.',
      pt: 'As recompensas que estavam retidas foram creditadas no seu saldo: {cash}.',
      no: 'Belønninger som ble holdt tilbake, er satt inn på saldoen din: {cash}.',
      jp: '保留されていた報酬が残高に加算されました：{cash}。',
    },
  },
  spins_given: {
    type: 'success',
    text: {
      en: 'Free spins that were on hold are now listed with your bonuses: {spins}.',
      es: 'Las tiradas gratis que estaban retenidas ya están entre tus bonos: {spins}.',
      de: 'Zurückgehaltene Freispiele stehen jetzt bei Ihren Boni: {spins}.',
      fr: 'Les tours gratuits en suspens figurent maintenant parmi vos bonus : {spins}.',
      pt: 'As rodadas grátis que estavam retidas já estão entre os seus bônus: {spins}.',
      no: 'Gratisspinn som ble holdt tilbake, ligger nå blant bonusene dine: {spins}.',
      jp: '保留されていたフリースピンがボーナス一覧に追加されました：{spins}回。',
    },
  },
  cashback_daily: {
    type: 'info',
    text: {
      en: 'Your daily cashback is ready to claim: {amount}.',
      es: 'Ya puedes cobrar tu cashback diario: {amount}.',
      de: 'Ihr täglicher Cashback steht zum Abholen bereit: {amount}.',
      fr: 'Votre cashback quotidien est disponible : {amount}.',
      pt: 'O seu cashback diário já pode ser resgatado: {amount}.',
      no: 'Den daglige cashbacken din er klar til å hentes: {amount}.',
      jp: 'デイリーキャッシュバックを受け取れます：{amount}。',
    },
  },
  cashback_weekly: {
    type: 'info',
    text: {
      en: 'Your weekly cashback is ready to claim: {amount}.',
      es: 'Ya puedes cobrar tu cashback semanal: {amount}.',
      de: 'Ihr wöchentlicher Cashback steht zum Abholen bereit: {amount}.',
      fr: 'Votre cashback hebdomadaire est disponible : {amount}.',
      pt: 'O seu cashback semanal já pode ser resgatado: {amount}.',
      no: 'Den ukentlige cashbacken din er klar til å hentes: {amount}.',
      jp: 'ウィークリーキャッシュバックを受け取れます：{amount}。',
    },
  },
  cashback_monthly: {
    type: 'info',
    text: {
      en: 'Your monthly cashback is ready to claim: {amount}.',
      es: 'Ya puedes cobrar tu cashback mensual: {amount}.',
      de: 'Ihr monatlicher Cashback steht zum Abholen bereit: {amount}.',
      fr: 'Votre cashback mensuel est disponible : {amount}.',
      pt: 'O seu cashback mensal já pode ser resgatado: {amount}.',
      no: 'Den månedlige cashbacken din er klar til å hentes: {amount}.',
      jp: 'マンスリーキャッシュバックを受け取れます：{amount}。',
    },
  },
  bonus_ends_soon: {
    type: 'info',
    text: {
      en: 'Your bonus “{bonus}” ends on {time}.',
      es: 'Tu bono «{bonus}» termina el {time}.',
      de: 'Ihr Bonus „{bonus}“ endet am {time}.',
      fr: 'Votre bonus « {bonus} » se termine le {time}.',
      pt: 'O seu bônus “{bonus}” termina em {time}.',
      no: 'Bonusen «{bonus}» avsluttes {time}.',
      jp: 'ボーナス「{bonus}」は{time}に終了します。',
    },
  },
  free_spins_end_soon: {
    type: 'info',
    text: {
      en: 'Your free spins from “{bonus}” can be played until {time}. Left: {count}.',
      es: 'Tus tiradas gratis de «{bonus}» se pueden jugar hasta el {time}. Quedan: {count}.',
      de: 'Ihre Freispiele aus „{bonus}“ können bis {time} gespielt werden. Übrig: {count}.',
      fr: 'Vos tours gratuits de « {bonus} » peuvent être joués jusqu’au {time}. Restants : {count}.',
      pt: 'As suas rodadas grátis de “{bonus}” podem ser jogadas até {time}. Restam: {count}.',
      no: 'Gratisspinnene fra «{bonus}» kan spilles til {time}. Gjenstår: {count}.',
      jp: '「{bonus}」のフリースピンは{time}までご利用いただけます。残り{count}回。',
    },
  },
  race_ends_soon: {
    type: 'info',
    text: {
      en: 'The slot race “{race}” that you joined ends on {time}.',
      es: 'La carrera de slots «{race}» en la que participas termina el {time}.',
      de: 'Das Slot-Rennen „{race}“, an dem Sie teilnehmen, endet am {time}.',
      fr: 'La course de slots « {race} » à laquelle vous participez se termine le {time}.',
      pt: 'A corrida de slots “{race}” de que você participa termina em {time}.',
      no: 'Slotracet «{race}» som du er med i, avsluttes {time}.',
      jp: 'ご参加中のスロットレース「{race}」は{time}に終了します。',
    },
  },
} as const satisfies Record<string, MessageText>;
