import type { GameCategory, GameDetails, GameLaunch } from 'contract/games';
import type { MoneyUnit } from 'contract/money';
import type { RoundReceipt } from 'contract/receipt';
import type { ComponentType } from 'react';
import type { FormView } from '~/forms/use-form-view';
import type { MessageKey } from '~/i18n/messages';
import type { FamilyFields, RoundForm } from './round-form';
import type { Voice } from './voice';

export interface PictureProps {
  game: GameDetails;
  /** The round on the table, open or over; null before the first. */
  round: RoundReceipt | null;
  /** It has just been played: what moves may move. */
  fresh: boolean;
  /** Whether a box of the decision form is ticked already: a refused decision keeps what was chosen. */
  isTicked?: (name: string) => boolean;
}

/** Fields of the form that opens a round, besides the stake. */
export interface FieldsProps {
  game: GameDetails;
  view: FormView<RoundForm['schema']>;
  /** The round played last, whose choice stands in the fields again. */
  round: RoundReceipt | null;
}

export interface RulesProps {
  game: GameDetails;
  /** What payouts are reckoned for, in minor units of `currency`. */
  stake: number;
  currency: MoneyUnit;
}

/** Where a family's rules are told: under the category that most of its games are in, and its place there. */
export interface ToldUnder {
  category: GameCategory;
  place: number;
}

/** How a family of games is shown and asked for. One folder each; the play page itself knows none of them. */
export interface GameFamily extends FamilyFields {
  told: ToldUnder;
  /** Address of the family's own styles, beside the play page's. */
  stylesheet: string;
  /** How it sounds: like no other family. */
  voice: Voice;
  /** On the button that opens a round, what the table says before the first, and what it says of an open one; left out, that it is the player's move. */
  texts: { play: MessageKey; ready: MessageKey; open?: MessageKey };
  /** What stands over the table, with or without a round. */
  Banner?: ComponentType<{ launch: GameLaunch }>;
  /** The table. While a round is open it stands inside the decision form and may hold `<button name="decision">`. */
  Picture: ComponentType<PictureProps>;
  Fields?: ComponentType<FieldsProps>;
  /** The buttons of an open round that are not part of the picture. */
  Decisions?: ComponentType<{ game: GameDetails; round: RoundReceipt }>;
  /** What is told of a round below the table; on its receipt too. */
  Details?: ComponentType<{ round: RoundReceipt }>;
  /** For families with decisions: how a round ends that nobody goes on with within `time`. */
  unattended?: MessageKey;
  /** What stands behind "Rules". */
  Rules: ComponentType<RulesProps>;
}
