import type { IslandName } from '~/layout/island-names';

/** Players' pages have hearts, visitors' have none: those of a list go without any script. */
export const heartIslands = (data: { favourites: readonly string[] | null } | undefined): readonly IslandName[] =>
  data?.favourites ? ['favourite-forms'] : [];
