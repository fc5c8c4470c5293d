import { answers } from './answers';
import type { Elsewhere, Post } from './proof';
import { records } from './records';
import type { SpecifiedRule } from './specified-rules';
import { validation } from './validation';

/** What proves each rule of `specified-rules.ts`. */
export const ruleProofs: Record<SpecifiedRule, Post | Elsewhere> = { ...validation, ...answers, ...records };
