/** A side of ours, which nobody plays in. Strengths in thousandths of an ordinary side's: more attack scores more, more defence lets fewer in. */
export interface Team {
  name: string;
  attack: number;
  defence: number;
}

/** `[name, attack, defence]`, in thousandths of an ordinary side's. Sides are invented: no player, club or town is meant. */
type Row = readonly [string, number, number];

const rows: Readonly<Record<string, readonly Row[]>> = {
  'lantern-league': [
    ['Wickford Harbour', 1_230, 1_180],
    ['Ember Vale', 1_180, 1_020],
    ['Moonmere Rovers', 1_120, 1_120],
    ['Candlebridge', 1_080, 940],
    ['Old Lamplighters', 1_040, 1_150],
    ['Saltlantern', 1_010, 1_000],
    ['Glimmer Town', 990, 1_060],
    ['Northbeam', 960, 900],
    ['Tallow Park', 930, 980],
    ['Dusk Wanderers', 900, 1_040],
    ['Foxfire Athletic', 870, 920],
    ['Paper Moon', 840, 880],
  ],
  'harbour-league': [
    ['Anchor Row', 1_180, 1_160],
    ['Lower Quay', 1_180, 1_110],
    ['Driftwood FC', 1_130, 1_110],
    ['Saltmarsh', 1_040, 1_090],
    ['Gullhaven', 1_000, 1_050],
    ['Pilot Street', 970, 970],
    ['Tidewater', 970, 1_020],
    ['Old Breakwater', 900, 910],
    ['Cobble Bay', 920, 960],
    ['Ferrymen', 880, 860],
    ['Netmakers', 890, 780],
    ['Stormglass', 840, 770],
  ],
  'dusk-open': [
    ['A. Larkspur', 1_060, 1_050],
    ['M. Quillon', 1_050, 1_070],
    ['T. Vesper', 1_030, 1_040],
    ['J. Amberly', 1_030, 1_020],
    ['O. Thistle', 1_010, 990],
    ['R. Halloway', 970, 980],
    ['S. Finch-Marlow', 980, 970],
    ['L. Ottery', 950, 960],
    ['P. Dunmore', 940, 940],
    ['C. Wrenfield', 940, 940],
  ],
  'ember-cup': [
    ['I. Cinderford', 1_060, 1_070],
    ['N. Ashgrove', 1_060, 1_070],
    ['E. Tallis', 1_050, 1_030],
    ['V. Marrow', 1_040, 1_010],
    ['G. Pennant', 1_000, 1_020],
    ['H. Soleil-Brandt', 980, 990],
    ['B. Rowanlea', 960, 980],
    ['D. Kestrel', 970, 960],
    ['F. Lindqvister', 960, 940],
    ['K. Moorhen', 940, 930],
  ],
  'beacon-league': [
    ['Beacon Hill Towers', 1_040, 1_040],
    ['Signal City', 1_040, 1_040],
    ['Flare Valley', 1_020, 1_020],
    ['High Lamp', 1_000, 1_010],
    ['Torchbearers', 1_000, 1_010],
    ['Glowstone', 990, 980],
    ['Candela Kings', 970, 980],
    ['Prism Point', 950, 960],
  ],
  'wick-league': [
    ['Wick End Giants', 1_030, 1_030],
    ['Tallow Street', 1_020, 1_040],
    ['Matchstick Town', 1_010, 1_010],
    ['Copper Wicks', 1_000, 1_010],
    ['Lantern Yard', 980, 990],
    ['Spark Alley', 980, 990],
    ['Oil Lane Owls', 980, 980],
    ['Chandlers', 950, 960],
  ],
  'frost-league': [
    ['Frostbite Falls', 1_130, 1_170],
    ['Ice Lanterns', 1_140, 1_070],
    ['Snowmere', 1_030, 1_040],
    ['Pale River', 1_000, 1_020],
    ['Winterhold Wolves', 990, 960],
    ['Glacier Gate', 900, 930],
    ['Rime Town', 890, 910],
    ['Icicle Works', 900, 880],
  ],
  'north-league': [
    ['Aurora North', 1_140, 1_150],
    ['Polar Lights', 1_110, 1_060],
    ['Fjordside', 1_090, 1_080],
    ['Tundra Tigers', 1_050, 1_050],
    ['Northern Wicks', 970, 970],
    ['Blue Sled', 910, 950],
    ['Sleet Harbour', 860, 860],
    ['Birch Island', 840, 830],
  ],
};

const known = new Map(
  Object.entries(rows).map(([league, sides]) => [
    league,
    sides.map(([name, attack, defence]): Team => ({ name, attack, defence })),
  ]),
);

/** The sides of a league, always an even number. @throws for a league that has none */
export function teamsOf(league: string): readonly Team[] {
  const teams = known.get(league);
  if (!teams) throw new Error(`The league ${league} has no sides.`);
  return teams;
}
