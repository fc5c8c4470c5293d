/** A ball that falls through pegs. */
export const plinko = {
  drop: 'Drop',
  ready: 'Choose the rows and the risk, then drop the ball',
  rows: 'Rows of pegs',
  risk: 'Risk',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  rowsInvalid: 'Choose one of the boards on offer',
  riskInvalid: 'Choose a risk',
  board: 'The board: {{rows}} rows of pegs',
  landed: 'The ball landed in pocket {{slot}} of {{slots}}, which pays {{multiple}}',
  ruleFall: 'In each row the ball falls to the left or to the right, both equally likely, whatever happened above.',
  rulePays:
    'The pocket the ball lands in pays the stake times its multiplier. Both halves of a board are the same. Below, each board is listed from edge to middle with its own RTP. The RTP of the game is that of the board with the lowest RTP.',
  boardName: '{{rows}} rows · {{risk}}',
};
