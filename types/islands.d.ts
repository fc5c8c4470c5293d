/** Addresses of the built islands by name (`scripts/islands.ts`). */
declare module 'virtual:islands' {
  export const islands: Readonly<Record<string, string>>;
}
