import type { Texts } from '../texts';
import type { hold as english } from '../en/hold';

export const hold = {
  feature: 'La fonction de maintien',
  held: 'Ce qui est resté',
  coinAt: '{{coin}}, rouleau {{reel}}, ligne {{row}} : {{amount}}',
  landedInRespin: '{{where}}, respin {{respin}}',
  coins_one: '{{count}} symbole maintenu',
  coins_other: '{{count}} symboles maintenus',
  respins: 'Respins joués',
  full: 'Fenêtre complète',
  paid: 'Gain total',
  ruleBegin:
    '« {{coin}}  » interrompt les lignes et n’y paie rien. {{trigger}} ou plus dans une même fenêtre restent en place et lancent la fonction.',
  ruleRespins:
    'Les places vides ont droit à {{respins}} respins. Sur chacune, « {{coin}}  » tombe avec une chance sur {{oneIn}} ; il reste aussi, et il y a de nouveau {{respins}} respins. La fonction s’arrête quand ils sont épuisés ou que les {{places}} places sont remplies.',
  rulePays:
    'Chaque « {{coin}}  » porte un montant ; à la fin, tous s’additionnent et sont payés. Remplir les {{places}} places rapporte {{amount}} de plus.',
  values: 'Ce que porte « {{coin}}  », et à quelle fréquence :',
  featureFrequency: 'La fonction se lance',
  fullFrequency: 'La fenêtre se remplit',
  oneIn: 'environ une fois sur {{spins}} tours',
} satisfies Texts<typeof english>;
