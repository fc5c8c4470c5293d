import { type Glossary } from '../glossary';

export const glossary: Glossary = {
  ruledOut: [
    { word: /無料スピン/, say: 'フリースピン' },
    { word: /凍結/, say: '利用停止' },
    { word: /楽しいうちに/, say: '楽しめなくなったら' },
  ],
  sameAsEnglish: ['RTP'],
};
