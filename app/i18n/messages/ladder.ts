import { defineMessages } from '../define-messages';

/** Slots whose wins climb a ladder of multipliers. */
export const ladder = defineMessages({
  ladder: { en: 'The ladder', es: 'La escalera', de: 'Die Leiter', fr: 'L’échelle', pt: 'A escada', no: 'Stigen', jp: 'はしご' },
  stepWon: { en: '{{multiplier}}, won', es: '{{multiplier}}, ganado', de: '{{multiplier}}, gewonnen', fr: '{{multiplier}}, gagné', pt: '{{multiplier}}, ganho', no: '{{multiplier}}, vunnet', jp: '{{multiplier}}、当たり' },
  stepEnded: { en: '{{multiplier}}, the climb ended here', es: '{{multiplier}}, aquí acabó la subida', de: '{{multiplier}}, hier endete der Aufstieg', fr: '{{multiplier}}, la montée s’arrête ici', pt: '{{multiplier}}, a subida acabou aqui', no: '{{multiplier}}, klatringen endte her', jp: '{{multiplier}}、ここで終了' },
  climbed_one: { en: '{{count}} free spin up the ladder', es: '{{count}} tirada gratis en la escalera', de: '{{count}} Freispiel auf der Leiter', fr: '{{count}} tour gratuit sur l’échelle', pt: '{{count}} rodada grátis na escada', no: '{{count}} gratisspinn opp stigen', jp: 'はしごのフリースピン{{count}}回' },
  climbed_other: { en: '{{count}} free spins up the ladder', es: '{{count}} tiradas gratis en la escalera', de: '{{count}} Freispiele auf der Leiter', fr: '{{count}} tours gratuits sur l’échelle', pt: '{{count}} rodadas grátis na escada', no: '{{count}} gratisspinn opp stigen', jp: 'はしごのフリースピン{{count}}回' },
  climb: { en: 'The climb', es: 'La subida', de: 'Der Aufstieg', fr: 'La montée', pt: 'A subida', no: 'Klatringen', jp: 'はしごの結果' },
  climbPaid: { en: 'The climb paid {{amount}}', es: 'La subida ha pagado {{amount}}', de: 'Der Aufstieg zahlte {{amount}}', fr: 'La montée a payé {{amount}}', pt: 'A subida pagou {{amount}}', no: 'Klatringen ga {{amount}}', jp: 'はしごの配当は合計{{amount}}' },
  step: { en: 'Step {{number}}', es: 'Peldaño {{number}}', de: 'Sprosse {{number}}', fr: 'Échelon {{number}}', pt: 'Degrau {{number}}', no: 'Trinn {{number}}', jp: '{{number}}段目' },
  height: { en: 'That was {{multiple}} times the stake', es: 'Fue {{multiple}} veces la apuesta', de: 'Das war das {{multiple}}-Fache des Einsatzes', fr: 'C’était {{multiple}} fois la mise', pt: 'Foi {{multiple}} vezes a aposta', no: 'Det var {{multiple}} ganger innsatsen', jp: 'ベット額の{{multiple}}倍でした' },
  ruleClimb: {
    en: 'A spin that wins anything is followed by a free spin a step higher on the ladder, with the same reels and at the same stake.',
    es: 'Tras un giro con premio hay una tirada gratis un peldaño más arriba, con los mismos rodillos y la misma apuesta.',
    de: 'Auf einen Dreh, der etwas gewinnt, folgt ein Freispiel eine Sprosse höher, mit denselben Walzen und demselben Einsatz.',
    fr: 'Un tour qui gagne quelque chose est suivi d’un tour gratuit un échelon plus haut, avec les mêmes rouleaux et la même mise.',
    pt: 'Um giro que ganha algo é seguido de uma rodada grátis um degrau acima, com os mesmos rolos e a mesma aposta.',
    no: 'Et spinn som vinner noe, følges av et gratisspinn ett trinn høyere, med de samme hjulene og samme innsats.',
    jp: '配当があったスピンの後には、一段上のフリースピンが続きます。リールもベット額も同じです。',
  },
  ruleSteps: {
    en: 'Every win of a spin is multiplied by its step: {{steps}}.', es: 'Cada premio de un giro se multiplica por su peldaño: {{steps}}.', de: 'Jeder Gewinn eines Drehs wird mit seiner Sprosse multipliziert: {{steps}}.',
    fr: 'Chaque gain d’un tour est multiplié par son échelon : {{steps}}.', pt: 'Cada prêmio de um giro é multiplicado pelo seu degrau: {{steps}}.', no: 'Hver gevinst i et spinn multipliseres med trinnet sitt: {{steps}}.',
    jp: '各スピンの配当には段の倍率が掛かります：{{steps}}',
  },
  ruleEnd: {
    en: 'The round ends with the first spin that wins nothing, or after the top step. All wins are added up.', es: 'La ronda acaba con el primer giro sin premio o tras el último peldaño. Todos los premios se suman.',
    de: 'Die Runde endet mit dem ersten Dreh ohne Gewinn oder nach der obersten Sprosse. Alle Gewinne werden addiert.', fr: 'La partie s’arrête au premier tour sans gain, ou après le dernier échelon. Tous les gains s’additionnent.',
    pt: 'A rodada termina no primeiro giro sem prêmio ou depois do último degrau. Todos os prêmios se somam.', no: 'Runden er over ved det første spinnet uten gevinst, eller etter øverste trinn. Alle gevinstene legges sammen.',
    jp: '配当のないスピンが出るか、最上段を終えるとラウンド終了です。配当はすべて合計されます。',
  },
  highest: {
    en: 'At least {{multiple}} times the stake', es: 'Al menos {{multiple}} veces la apuesta', de: 'Mindestens das {{multiple}}-Fache des Einsatzes', fr: 'Au moins {{multiple}} fois la mise', pt: 'Pelo menos {{multiple}} vezes a aposta',
    no: 'Minst {{multiple}} ganger innsatsen', jp: 'ベット額の{{multiple}}倍以上',
  },
  oneIn: {
    en: 'about once in {{rounds}} rounds', es: 'cerca de una vez cada {{rounds}} rondas', de: 'etwa einmal in {{rounds}} Runden', fr: 'environ une fois sur {{rounds}} parties', pt: 'cerca de uma vez a cada {{rounds}} rodadas',
    no: 'omtrent én gang per {{rounds}} runder', jp: '約{{rounds}}ラウンドに1回',
  },
});
