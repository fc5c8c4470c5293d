import { defineMessages } from '../define-messages';

export const lobby = defineMessages({});
