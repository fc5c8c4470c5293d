// Live casino: each table in its own lamp-lit room.
import { at, circle, copies, ellipse, group, line, mirrored, path, radial } from './grammar.mjs';
import { card, cardBack, chips, die, roulette } from './props.mjs';
import { felt, hills, lamp, lit, moon, motes, planet, sea, stage, stars, tile, tint } from './settings.mjs';

const wood = ['#f0b878', '#8a4420', '#34120c'];
const brass = ['#fff6cc', '#f2b23e', '#8a4a12'];
const turret = (x, y) => [
  ellipse(x, y, 7, 3.5, '#5c2f10'),
  path(`M${x - 5} ${y}q2-8 1-14h8q-1 6 1 14-5 3-10 0z`, 'o'),
  circle(x, y - 17, 5, 'o'),
  circle(x - 1.5, y - 18.5, 1.5, '#fff'),
];
const ball = (x, y, r = 4) =>
  circle(x, y, r * 2, '#fff', { opacity: 0.25 }) + circle(x, y, r, '#fff') + circle(x + 1, y + 1, r * 0.6, '#c9c4d8');
const fan = (hand, x, y, { spread = 16, size = 1, reach = 60 } = {}) =>
  hand.map(([rank, name], index) => {
    const turn = (index - (hand.length - 1) / 2) * spread;
    const angle = (turn * Math.PI) / 180;
    return at(x + Math.sin(angle) * reach, y + reach - Math.cos(angle) * reach, card(rank, name), { turn, size });
  });

export const liveTables = {
  'lamplight-roulette': tile({
    hue: 24,
    sky: ['#170a12', '#3d1a1c', '#6b3420'],
    light: [60, 60, 80, '#ffc870'],
    tones: { w: wood, o: brass },
    draw: [
      line('M0 14h120M0 78h120M20 14v64M60 14v64M100 14v64', '#1f0c10', 2),
      mirrored([
        path('M12 26h16v36H12z', '#8a5a2a'),
        path('M14.500 28.500h11v31h-11z', '#243a4f'),
        path('M14.500 59.500l5-12 3 5 3-6v13z', '#4f7a5c'),
      ]),
      felt(152, 96),
      lamp(60, 38, '#1f7a4c'),
      at(60, 92, roulette({ lean: 0.56, turn: 8 }), { size: 1.06 }),
      turret(60, 88),
      ball(87, 108),
      at(18, 140, chips(4, '#d3263f')),
      at(102, 140, chips(6, '#2f56c8')),
      at(88, 148, chips(2, '#f2b23e', '#7a3a10')),
    ],
  }),

  'harbour-roulette': tile({
    hue: 210,
    light: [60, 56, 72, '#ffd79a'],
    tones: { w: wood, o: brass },
    draw: [
      stars(3, 26, 50),
      moon(96, 26, 11),
      sea(206, 92, '#ffe2a0', 96),
      path('M4 96h30l-5 9H9zM18 94V54l15 34H18zM16 94V62L5 88h11z', '#122a4c'),
      path('M92 92h26l-4 8H96zM104 90V60l12 26h-12z', '#122a4c'),
      circle(31, 98, 1.5, '#ffd27a'),
      circle(94, 94, 1.5, '#ffd27a'),
      path('M0 134h120v26H0z', '#4a2a1c'),
      line('M0 134h120M0 146h120M30 134v12M84 134v12M56 146v14', '#1f0f0c', 1.5),
      line('M0 134h120', '#d8945a', 1),
      circle(60, 80, 46, '#0005', { transform: 'translate(2 5)' }),
      copies(
        'h',
        lit('M-3-46h6l1.500-8q2.500-4 0-8-4.500-4-9 0-2.500 4 0 8z', 'w', 1),
        [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => [60, 80, turn, 0.92]),
      ),
      at(60, 80, roulette({ red: '#1f6fc4', black: '#f2ead8', zero: '#e2483f', turn: 20 }), { size: 0.9 }),
      ball(81, 57, 3.4),
      at(14, 152, chips(3, '#1f6fc4')),
      at(106, 152, chips(4, '#e2483f')),
    ],
  }),

  'comet-roulette': tile({
    hue: 266,
    light: [60, 76, 72, '#b07aff'],
    tones: {
      w: ['#c8b8ff', '#5a3fb8', '#1a1050'],
      o: ['#fff', '#8af0ff', '#2f7fe0'],
      d: radial('d', ['#fff', ['#ffe9a0', 1, 0.35], ['#ff8a3a', 0]]),
    },
    draw: [
      stars(30, 70, 130),
      circle(98, 22, 12, '#ff9d7a'),
      circle(102, 24, 10, '#6b1f5c', { opacity: 0.45 }),
      line('M80 27q20 6 36-11', '#ffd8b0', 1.6),
      planet(280),
      group(
        [
          at(60, 78, roulette({ lean: 0.62, red: '#e0398a', black: '#1a1250', zero: '#3af0c0' }), { size: 1.06 }),
          turret(60, 74),
          line('M4 64A57 37 0 0 0 96 107', '#ff6a5a', 9, { opacity: 0.35, 'stroke-linecap': 'round' }),
          line('M14 92A57 37 0 0 0 96 107', '#ffb84a', 5, { opacity: 0.7, 'stroke-linecap': 'round' }),
          line('M40 110A57 37 0 0 0 96 107', '#fff3c0', 3, { 'stroke-linecap': 'round' }),
          circle(98, 106, 15, 'd'),
          circle(98, 106, 5.5, '#fff'),
        ],
        { transform: 'rotate(-16 60 78)' },
      ),
      motes(13, '#ffd8a0', 9, [96, 140], 1.6),
    ],
  }),

  'velvet-blackjack': tile({
    hue: 340,
    light: [60, 70, 78, '#ffb08a'],
    draw: [
      stage(344),
      felt(346, 108),
      line('M22 148q38-16 76 0', '#ffd27a', 1, { opacity: 0.7 }),
      at(45, 80, card('A', 'spade'), { turn: -13, size: 1.34 }),
      at(76, 82, card('J', 'heart'), { turn: 12, size: 1.34 }),
      at(16, 142, chips(5, '#1a1a3a', '#ffd27a')),
      at(104, 144, chips(3, '#f6e6c2', '#b81f3f')),
    ],
  }),

  'observatory-21': tile({
    hue: 234,
    light: [72, 40, 66, '#8ab8ff'],
    tones: { a: brass, b: ['#8a9ae0', '#3a4590', '#12163f'] },
    draw: [
      path('M-10 130V90Q-10 0 60 0t70 90v40z', 'b'),
      path('M46-2h48l20 112H52z', '#0a1033'),
      group(stars(33, 40, 100), { transform: 'translate(48 0)scale(.55 1)' }),
      line('M66 20l14 12 12-6M80 32l-4 22 16 10', '#bcd4ff', 0.8, { opacity: 0.7 }),
      copies('s', circle(0, 0, 1.9, '#fff'), [
        [66, 20],
        [80, 32],
        [92, 26],
        [76, 54],
        [92, 64],
      ]),
      line('M46 0l6 110M94 0l20 110', '#c9d4ff', 1.6),
      line('M-10 80h64M-4 50h53M14 22h34', '#12163f', 1.6),
      line('M34 132l14-38 14 38M48 94v34', '#6b3a1a', 4, { 'stroke-linecap': 'round' }),
      at(
        48,
        84,
        [
          lit('M-36-8h42v16h-42z', 'a'),
          lit('M6-11h34q5 11 0 22H6z', 'a'),
          path('M-42-6h6V6h-6zM-20-9h5V9h-5zM14-12h5v24h-5z', '#8a4a12'),
          ellipse(40, 0, 4, 11, '#bfe6ff'),
          ellipse(39, -3, 1.5, 4, '#fff'),
          path('M-24-14h28v4h-28z', '#8a4a12'),
        ],
        { turn: -42 },
      ),
      circle(48, 88, 6, 'a'),
      felt(230, 112, '#b8d0ff'),
      at(80, 106, card('A', 'diamond'), { turn: -9, size: 0.95 }),
      at(98, 112, card('K', 'club'), { turn: 10, size: 0.95 }),
      at(22, 144, chips(3, '#3a56c8')),
      at(46, 150, chips(2, '#f2b23e', '#7a3a10')),
    ],
  }),

  'jade-room-baccarat': tile({
    hue: 160,
    light: [60, 62, 74, '#a8ffc8'],
    sky: ['#06201c', '#0f4a3c', '#2f8a62'],
    tones: { a: ['#e2fff0', '#3fc08a', '#0b5a48'], b: ['#ff8a6a', '#c9203a', '#5c0a24'] },
    draw: [
      line('M0 20h16M0 40h10M104 20h16M110 40h10M0 60h8M112 60h8M16 0v20M104 0v20', '#06281f', 1.5),
      circle(60, 64, 55, 'a'),
      circle(60, 64, 49, '#0c1f3c'),
      moon(80, 38, 13, '#fff6d8'),
      path('M13 78q18-22 30-6 12-24 26-2 14-14 38 6a49 49 0 0 1-94 2z', '#14505c'),
      path('M12 88q30-10 50-2t46-2a49 49 0 0 1-96 4z', '#0d3a4a'),
      line('M60 9q-22 14-40 12M34 18q-6 12-4 22M46 14q-2 10 0 18', '#2f7a5c', 2),
      path(
        'M18 22q6-5 10 0-5 4-10 0zM30 40q-5-5-1-9 5 3 1 9zM46 34q-5-4-1-8 5 3 1 8zM38 24q6-4 9 1-5 3-9-1z',
        '#7ae0a0',
      ),
      circle(60, 64, 49, 'none', { stroke: '#ffe2a0', 'stroke-width': 1.4 }),
      felt(162, 108),
      mirrored([
        line('M12 0v26', '#ffd27a', 1),
        path('M7 26h10l4 6-4 10H7L3 32z', 'b'),
        path('M10 42h4l1 12H9z', 'b'),
        line('M5 32h14', '#ffd27a', 1),
      ]),
      at(43, 88, card('9', 'diamond'), { turn: -10, size: 1.16 }),
      at(77, 88, card('8', 'spade'), { turn: 10, size: 1.16 }),
      copies(
        'j',
        circle(0, 0, 9, 'a') +
          circle(0, 0, 3.5, '#0f4a3c') +
          circle(0, 0, 6.5, 'none', { stroke: '#eafff2', 'stroke-width': 0.7 }),
        [
          [60, 138],
          [28, 144, 0, 0.8],
          [92, 144, 0, 0.8],
        ],
      ),
    ],
  }),

  'river-baccarat': tile({
    hue: 204,
    sky: ['#0d1440', '#3a3a86', '#e07a8a'],
    light: [60, 66, 66, '#ffc8a0'],
    tones: { a: ['#ffe0c0', '#c98a6a', '#5c2f3f'] },
    draw: [
      stars(36, 24, 40),
      hills(250, 74),
      path('M0 92h120v50H0z', tint(214, 60, 22)),
      line('M10 98h30M70 98h40M4 106h24M50 106h20M86 106h30M16 114h24', '#ffc8a8', 1.5, {
        opacity: 0.45,
        'stroke-linecap': 'round',
      }),
      path('M-6 92V60Q60 26 126 60v32h-18q0-22-18-22T72 92H48q0-22-18-22T12 92z', 'a'),
      line('M-6 58Q60 24 126 58', '#fff0d8', 2),
      line('M10 55v-8M34 46v-8M60 42v-8M86 46v-8M110 55v-8M-6 50Q60 16 126 50', '#5c2f3f', 1.8),
      copies('l', circle(0, 0, 7, '#ffd27a', { opacity: 0.3 }) + circle(0, 0, 2.6, '#ffe9b0'), [
        [10, 45],
        [34, 36],
        [60, 32],
        [86, 36],
        [110, 45],
      ]),
      path('M48 94h24v24H48zM0 96h12v14H0zM108 96h12v14h-12z', '#ffb08a', { opacity: 0.14 }),
      felt(212, 112, '#ffd8c0'),
      at(42, 92, card('9', 'heart'), { turn: -14, size: 1.22 }),
      at(78, 92, cardBack('#23408f', '#8ab0ff'), { turn: 13, size: 1.22 }),
      at(16, 144, chips(4, '#e06a7a')),
      at(104, 144, chips(2, '#23408f')),
    ],
  }),

  'fireside-poker': tile({
    hue: 16,
    sky: ['#160a10', '#36161a', '#5c261c'],
    light: [60, 76, 76, '#ff9a3f'],
    tones: { a: ['#fff3b0', '#ff9a2a', '#d1301a'], b: ['#a86a4a', '#5c3024', '#26100e'], c: brass },
    draw: [
      line(
        'M0 20h120M0 40h120M0 60h10M110 60h10M0 80h10M110 80h10M20 0v20M60 0v20M100 0v20M40 20v20M80 20v20',
        '#1c0a0c',
        1.5,
      ),
      path('M8 44h104v70H8z', 'b'),
      path('M2 36h116v9H2z', 'b', { stroke: 'r', 'stroke-width': 1.2 }),
      path('M24 114V70Q24 54 60 54t36 16v44z', '#12060a'),
      path(
        'M34 116C26 92 40 88 38 70c10 6 8 16 11 22 2-14 12-18 8-32 14 12 10 24 15 32 2-8 6-10 5-20 12 10 14 30 8 44z',
        'a',
      ),
      path('M46 116c-4-16 6-18 8-32 8 8 6 16 9 20 2-6 5-8 5-14 8 8 8 18 4 26z', '#fff8d0'),
      path('M54 12a9 9 0 1 0 12 0z', '#26100e'),
      circle(60, 22, 13, 'c'),
      circle(60, 22, 10.5, '#fff8e6'),
      line('M60 22V15M60 22l5 3', '#3a1a14', 1.6),
      path('M16 36V24h4v12zM100 36V20h5v16z', '#f6e6c2'),
      path('M18 24q-3-4 0-8 3 4 0 8zM102.500 20q-3-4 0-8 3 4 0 8z', '#ffd25a'),
      felt(10, 112, '#ffc07a'),
      fan(
        [
          ['10', 'heart'],
          ['J', 'heart'],
          ['Q', 'heart'],
          ['K', 'heart'],
          ['A', 'heart'],
        ],
        60,
        100,
        { spread: 16, size: 0.86, reach: 64 },
      ),
      at(12, 146, chips(3, '#f2b23e', '#7a3a10')),
      at(108, 146, chips(4, '#1a1a3a', '#ffd27a')),
      motes(38, '#ffc36a', 10, [50, 110], 1.6),
    ],
  }),

  'green-lamp-poker': tile({
    hue: 96,
    sky: ['#0a100c', '#1c2a1c', '#3a4a24'],
    light: [60, 66, 74, '#f4ffa8'],
    tones: { a: ['#c8ffb0', '#2fa84a', '#0a4a26'], b: brass },
    draw: [
      path('M0 0h120v96H0z', '#1a120e', { opacity: 0.55 }),
      line('M0 30h120M0 74h120', '#5c3a20', 3),
      path(
        'M4 30V10h7v20zM12 30V6h9v24zM22 30V12h6v18zM30 30l4-20 7 1-4 19zM84 30V8h8v22zM93 30V13h7v17zM101 30V5h6v25zM109 30V10h7v20zM3 74V52h8v22zM12 74V48h7v26zM20 74V54h5v20zM98 74V50h8v24zM107 74V54h9v20z',
        '#6b2f2a',
      ),
      path(
        'M12 30V6h2v24zM30 30l4-20 1.500.2-4 19.800zM93 30V13h2v17zM109 30V10h2v20zM3 74V52h2v22zM20 74V54h1.500v20zM98 74V50h2v24z',
        '#c98a4a',
      ),
      path('M18 56h84l26 90H-8z', '#f4ffb0', { opacity: 0.2 }),
      felt(140, 108),
      ellipse(60, 120, 24, 6, '#0006'),
      path('M40 118q2-8 20-8t20 8q0 4-20 4t-20-4z', 'b'),
      path('M57 50h6v62h-6z', 'b'),
      circle(60, 84, 5, 'b'),
      ellipse(60, 58, 42, 6, '#fbffe0'),
      lit('M18 58q2-26 22-30h40q20 4 22 30-42-9-84 0z', 'a', 1.6),
      path('M28 50q4-16 16-18', 'none', {
        stroke: '#f2ffe6',
        'stroke-width': 2.6,
        'stroke-linecap': 'round',
        opacity: 0.8,
      }),
      path('M52 22h16v7H52z', 'b'),
      line('M82 58v18', '#ffe2a0', 1.2),
      circle(82, 78, 2.2, 'b'),
      at(22, 134, chips(9, '#c9203a')),
      at(46, 144, chips(5, '#1a1a3a', '#ffd27a')),
      at(98, 132, chips(7, '#2f56c8')),
      at(78, 142, [group(cardBack('#8a1f2f', '#ff9d8a'), { transform: 'scale(1 .6)rotate(14)' })], { size: 0.8 }),
    ],
  }),

  'glass-dome-dice': tile({
    hue: 190,
    light: [60, 76, 70, '#ffe2a8'],
    tones: { a: brass, b: ['#c98a5a', '#6b341c', '#2a100c'], g: ['#fff', '#bfe9f5', '#7ab0c8'] },
    draw: [
      path('M0 0h24v120H0zM96 0h24v120H96z', tint(186, 50, 12)),
      line('M24 0v120M96 0v120M8 0v120M112 0v120', tint(186, 60, 34), 1),
      path('M24 14h72v6H24zM24 40h72v3H24z', tint(186, 50, 12)),
      felt(186, 108),
      ellipse(60, 128, 46, 11, '#0007'),
      path('M20 118h80l6 10q-46 16-92 0z', 'b'),
      ellipse(60, 118, 42, 10, 'a'),
      ellipse(60, 117, 36, 7.5, '#0d5a5a'),
      line('M15 128q45 15 90 0', '#ffe2a0', 1.6),
      path('M24 116V66Q24 28 60 28t36 38v50q-36 14-72 0z', '#dff8ff', { opacity: 0.16 }),
      at(44, 100, die([2, 6, 3], ['#fff', '#e2dcf0', '#a89cc0'], '#1a1a3a'), { size: 0.9, turn: -6 }),
      at(78, 102, die([5, 1, 4], ['#ff8a80', '#d3263f', '#7a0f2c'], '#fff'), { size: 0.9, turn: 8 }),
      at(61, 66, die([4, 5, 6], ['#ffe9a8', '#f2a52f', '#a85a10'], '#3a1a10'), { size: 0.9, turn: 14 }),
      line('M24 116V66Q24 28 60 28t36 38v50', 'g', 2.4),
      line('M24 116q36 14 72 0', '#e8fcff', 1),
      line('M32 104V68q0-20 14-28', '#fff', 4, { 'stroke-linecap': 'round', opacity: 0.65 }),
      line('M88 60q-3-14-12-20', '#fff', 2, { 'stroke-linecap': 'round', opacity: 0.5 }),
      path('M56 22h8v7h-8z', 'a'),
      circle(60, 17, 6.5, 'a'),
      circle(58, 15, 1.8, '#fff'),
      motes(26, '#fff3c0', 8, [30, 110], 1.4),
    ],
  }),
};
