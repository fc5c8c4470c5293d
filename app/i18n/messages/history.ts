import { defineMessages } from '../define-messages';

export const history = defineMessages({});
