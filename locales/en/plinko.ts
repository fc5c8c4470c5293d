/** A ball that falls through pegs. */
export const plinko = {
  drop: 'Drop',
  ready: 'Choose rows and risk, then let go',
  rows: 'Rows of pegs',
  risk: 'Risk',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  rowsInvalid: 'Choose one of the boards on offer',
  riskInvalid: 'Choose a risk',
  board: 'The board: {{rows}} rows of pegs',
  landed: 'It landed in slot {{slot}} of {{slots}}, which pays {{multiple}}',
  ruleFall: 'In each row it falls to the left or to the right, both equally likely, whatever happened above.',
  rulePays:
    'The slot it ends in pays its multiple of the stake. Both halves of a board are alike; below, each board is listed from its edge to its middle, with its own return. The RTP of the game is that of its lowest board.',
  boardName: '{{rows}} rows · {{risk}}',
};
