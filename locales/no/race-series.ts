import type { Texts } from '../texts';
import type { raceSeries as english } from '../en/race-series';

export const raceSeries = {
  'long-evenings': {
    title: 'Lange kvelder',
    summary: 'Én uke, alle spilleautomatene: Hver cent du satser med ekte penger, gir ett poeng.',
  },
  'brightest-spark': {
    title: 'Den klareste gnisten',
    summary: 'En helg på alle spilleautomatene: Den beste multiplikatoren din i én runde teller, uansett innsats.',
  },
  'jackpot-trail': {
    title: 'Jackpotsporet',
    summary: 'Bare jackpotautomatene våre: Hver cent du satser med ekte penger, gir ett poeng.',
  },
  'harbour-regatta': {
    title: 'Havneregatta',
    summary: 'Spilleautomatene fra Tideworks: Den beste multiplikatoren din i én runde teller.',
  },
  'new-lights': {
    title: 'Nye lys',
    summary: 'Bare de nyeste spilleautomatene: Hver cent du satser med ekte penger, gir ett poeng.',
  },
  'two-hours-of-comets': {
    title: 'To timer med kometer',
    summary: 'Én kveld, ett spill: Den beste multiplikatoren på Nine Comets teller.',
  },
} satisfies Texts<typeof english>;
