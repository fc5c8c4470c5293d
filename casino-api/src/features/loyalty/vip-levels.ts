import { vipFromLevel } from 'contract/constants';
import { vipLevels, vipTiers, type VipLevel } from 'contract/vip-ladder';

export type TierName = (typeof vipTiers)[number]['name'];
type Benefit = (typeof vipTiers)[number]['benefits'][number];

const tierAt = (level: number) => vipTiers.find(({ fromLevel, toLevel }) => level >= fromLevel && level <= toLevel);

/** The tier of a level: null below 21. The tiers' ranges in euro are shown, not used (DOMAIN §4). */
export const tierOf = (level: number): TierName | null => tierAt(level)?.name ?? null;

export const isVip = (level: number): boolean => level >= vipFromLevel;

export const hasBenefit = (level: number, benefit: Benefit): boolean =>
  (tierAt(level)?.benefits as readonly Benefit[] | undefined)?.includes(benefit) ?? false;

/** The highest level whose points are reached; 0 below the first. */
export const levelFor = (points: number): number =>
  vipLevels.findLast(({ requiredCP }) => requiredCP <= points)?.level ?? 0;

/** The level after the points have changed: it never falls. */
export const levelAfter = (level: number, points: number): number => Math.max(level, levelFor(points));

/** The levels entered on the way from one to another, lowest first: each has its reward. */
export const levelsCrossed = (from: number, to: number): readonly VipLevel[] =>
  vipLevels.slice(from, Math.max(from, to));

export interface VipStanding {
  /** Null below level 1. */
  current: { category: TierName | null; level: number; points: number } | null;
  /** Null at the top. */
  next: { category: TierName | null; level: number; requiredPoints: number } | null;
}

/** The VIP lookup of SPEC §3. `level` is the one kept for the player, `points` their cash points. */
export function standingOf(level: number, points: number): VipStanding {
  const next = vipLevels[level];
  return {
    current: level === 0 ? null : { category: tierOf(level), level, points },
    next: next ? { category: tierOf(next.level), level: next.level, requiredPoints: next.requiredCP } : null,
  };
}
