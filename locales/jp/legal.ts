import type { Texts } from '../texts';
import type { legal as english } from '../en/legal';

export const legal = {
  controlLead:
    'ゲームは娯楽であり、平均すると損失になります。長期的には、どのゲームもベット額より少ない額しか戻りません。正確な還元率は各ゲームに表示しています。',
  control1Title: '遊びのままでいるために',
  control1Text:
    '始める前に、使う金額と時間を決めましょう。負けを取り戻すため、借りたお金で、あるいは動揺・疲労・飲酒時には遊ばないでください。こまめに休憩しましょう。',
  control2Title: '見過ごせないサイン',
  control2Text:
    'どれだけ遊んでいるかを隠している。予定より長く、あるいは多くベットしてしまう。借金をする、物を売る、支払いが滞る。仕事や学業、大切な人が後回しになっている。',
  control3Title: 'やめたいと思ったら',
  control3Text:
    '{{email}}までアカウント閉鎖をご依頼ください。理由はお尋ねしません。残高はお客様のものですので、お支払いいたします。',
  control4Title: '外部の相談窓口',
  control4Text:
    'ひとりで抱え込む必要はありません。Gambling Therapy（gamblingtherapy.org）は無料・匿名・多言語で相談に応じ、ギャンブラーズ・アノニマス（gamblersanonymous.org）は多くの国で集まりを開いています。',
} satisfies Texts<typeof english>;
