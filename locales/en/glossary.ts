import { word, type Glossary } from '../glossary';

export const glossary: Glossary = {
  ruledOut: [
    { word: word('(un)?frozen|(un)?freez(es?|ing)'), say: 'blocked' },
    { word: /while it(’s| is) (still )?fun/i, say: 'If it stops being fun, stop' },
  ],
  sameAsEnglish: [],
};
