/** What the sample races are called and about, by series. Dates, prizes and games are the race’s own and are told beside. */
export const raceSeries = {
  'long-evenings': {
    title: 'Long Evenings',
    summary: 'One week, every slot: each cent you stake with real money is worth one point.',
  },
  'brightest-spark': {
    title: 'Brightest Spark',
    summary: 'A weekend on every slot: your best multiplier in a single round counts, whatever the stake.',
  },
  'jackpot-trail': {
    title: 'Jackpot Trail',
    summary: 'Our jackpot slots only: each cent you stake with real money is worth one point.',
  },
  'harbour-regatta': {
    title: 'Harbour Regatta',
    summary: 'Slots from Tideworks: your best multiplier in a single round counts.',
  },
  'new-lights': {
    title: 'New Lights',
    summary: 'Only the newest slots: each cent you stake with real money is worth one point.',
  },
  'two-hours-of-comets': {
    title: 'Two Hours of Comets',
    summary: 'One evening, one game: the best multiplier on Nine Comets counts.',
  },
};
