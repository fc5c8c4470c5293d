import { word, type Glossary } from '../glossary';

export const glossary: Glossary = {
  ruledOut: [
    { word: word('(un)?frozen|(un)?freez(es?|ing)'), say: 'blocked' },
    { word: /while it(’s| is) (still )?fun/i, say: 'If it stops being fun, stop' },
    { word: /\bby itself\b(?! and)|\bstands? (here|in your history|with each game)\b/i, say: 'automatically, appears' },
    { word: word('e-?mail address of a coin|junk mail'), say: 'wallet address, spam folder' },
    { word: /\blink (in our email )?is over\b/i, say: 'The link has expired' },
    { word: /[\d}] %/, say: '20%' },
    { word: word('zip code'), say: 'postcode' },
    { word: word('forfeit\\p{L}*'), say: 'give up' },
  ],
  sameAsEnglish: [],
};
