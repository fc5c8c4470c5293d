import { inHouseProvider } from 'contract/constants';
import type { GamingRow, Transaction } from 'contract/history';
import type { MessageKey } from '~/i18n/messages';
import type { Translate } from '~/i18n/translator';
import type { BadgeKind } from '~/ui/panel';

interface Label {
  key: MessageKey;
  kind: BadgeKind;
}

/** The words and the colour of each status. */
export const statusLabels: Record<Transaction['status'], Label> = {
  pending: { key: 'history.statusPending', kind: 'info' },
  credited: { key: 'history.statusCredited', kind: 'success' },
  declined: { key: 'history.statusDeclined', kind: 'error' },
  unallocated: { key: 'history.statusUnallocated', kind: 'warning' },
  refunded: { key: 'history.statusRefunded', kind: 'neutral' },
  requested: { key: 'history.statusRequested', kind: 'info' },
  approved: { key: 'history.statusApproved', kind: 'info' },
  paid: { key: 'history.statusPaid', kind: 'success' },
  rejected: { key: 'history.statusRejected', kind: 'error' },
  cancelled: { key: 'history.statusCancelled', kind: 'neutral' },
};

export const typeLabels: Record<Transaction['type'], MessageKey> = {
  deposit: 'history.typeDeposit',
  withdraw: 'history.typeWithdraw',
  credit: 'history.typeCredit',
};

export const roundLabels: Record<GamingRow['state'], Label> = {
  open: { key: 'history.stateOpen', kind: 'info' },
  settled: { key: 'history.stateSettled', kind: 'neutral' },
  rolled_back: { key: 'history.stateRolledBack', kind: 'warning' },
  void: { key: 'history.stateVoid', kind: 'warning' },
};

const groups: Readonly<Record<string, MessageKey>> = {
  slots: 'layout.slots',
  livecasino: 'layout.livecasino',
  'game-shows': 'layout.gameShows',
  'crash-and-fast': 'layout.crashAndFast',
  table: 'history.groupTable',
  virtual: 'history.groupVirtual',
  sportsbook: 'history.groupSports',
};

/** The words for a game group; a group that we don't know is another one. */
export const groupLabel = (group: string): MessageKey =>
  Object.hasOwn(groups, group) ? groups[group]! : 'history.groupOther';

/** Who runs a game, in the reader's words: the house, or the provider by the name that it is configured under. */
export const providerName = (provider: string, t: Translate): string =>
  provider === inHouseProvider ? t('history.inHouse') : provider;
