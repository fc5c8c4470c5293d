/** Leagues, markets and selections of the sportsbook. */
export const betting = {
  leagues: {
    'lantern-league': 'Lantern League (simulated friendlies)',
  },
  markets: {
    'match-result': 'Match result',
    'goals-2-5': 'Total goals, 2.5',
  },
  selections: {
    draw: 'Draw',
    over: 'Over 2.5',
    under: 'Under 2.5',
  },
};
