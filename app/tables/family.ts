import type { GameDetails, GameLaunch } from 'contract/games';
import type { TableFamilyKind, TableResult } from 'contract/play';
import type { RoundReceipt } from 'contract/receipt';
import type { Flight } from 'contract/tables';
import type { ComponentType } from 'react';
import type { FormView } from '~/forms/use-form-view';
import type { MessageKey } from '~/i18n/messages';
import type { Page } from '~/i18n/page';
import type { RulesProps, ToldUnder, Voice } from '~/play';
import type { OwnBet, TableForm } from './table-form';

/** What words a result or a bet is told in. */
export type Words = Pick<Page, 't' | 'number' | 'locale'>;

export interface TablePictureProps {
  game: GameDetails;
  /** What lies on the table: the last result; null before the first, and while the next one is dealt. */
  result: TableResult | null;
  /** A round is running. */
  dealing: boolean;
  /** It has just come out: what moves may move. */
  fresh: boolean;
  flight: Flight | null;
}

export interface FeltProps {
  game: GameDetails;
  launch: GameLaunch;
  /** What was ticked in a form that was refused. */
  ticked: ReadonlySet<string>;
  /** What lies on each spot already, minor units of `currency`. */
  placed: ReadonlyMap<string, number>;
  view: FormView<TableForm['schema']>;
  /** What the player had in the round before. */
  last: RoundReceipt | null;
}

/** The player's part in a round that flies. */
export interface CashOutPanelProps {
  part: RoundReceipt;
  /** Of the table. */
  round: number;
  flight: Flight;
  requestId: string;
  /** Where the form posts that gets out. */
  action: string;
}

/** How a family of shared tables is shown and bet at. One folder each; the table screen itself knows none of them. */
export interface TableFamily {
  kind: TableFamilyKind;
  told: ToldUnder;
  stylesheet: string;
  /** How it sounds: like no other family. */
  voice: Voice;
  /** The table's picture; on receipts too. */
  Picture: ComponentType<TablePictureProps>;
  /** Where bets are placed: inputs named `spot`, or the family's own fields. */
  Felt: ComponentType<FeltProps>;
  /** For families whose bets are no chips on spots; `hint` says how one plays, `Part` what a player had in a round. */
  own?: OwnBet & { hint: MessageKey; Part: ComponentType<{ receipt: RoundReceipt }> };
  /** For rounds that can be left while they fly. */
  CashOutPanel?: ComponentType<CashOutPanelProps>;
  /** A result in a few words, such as "17 black". */
  resultText: (result: TableResult, words: Words) => string;
  /** The same for the strip of the latest results: as short as can be, and how it is coloured. */
  mark: (result: TableResult, words: Words) => { text: string; tone: string };
  spotText: (spot: string, words: Words) => string;
  Rules: ComponentType<RulesProps>;
}

type ResultOf<Kind extends TableFamilyKind> = Extract<TableResult, { kind: Kind }>;

/** A family as its folder declares it: what is told of a result is told of its own alone. */
export function defineTableFamily<Kind extends TableFamilyKind>({
  resultText,
  mark,
  ...family
}: Omit<TableFamily, 'kind' | 'resultText' | 'mark'> & {
  kind: Kind;
  resultText: (result: ResultOf<Kind>, words: Words) => string;
  mark: (result: ResultOf<Kind>, words: Words) => { text: string; tone: string };
}): TableFamily {
  const isOwn = (result: TableResult): result is ResultOf<Kind> => result.kind === family.kind;
  return {
    ...family,
    resultText: (result, words) => (isOwn(result) ? resultText(result, words) : ''),
    mark: (result, words) => (isOwn(result) ? mark(result, words) : { text: '', tone: 'plain' }),
  };
}
