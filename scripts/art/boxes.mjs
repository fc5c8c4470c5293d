// What closes over the prizes of the box games, shut and open: a box, a curtain, a parcel. 80 by 72 each.
const grad = (id, from, to) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
const symbol = (id, inside) => `<symbol id="${id}" viewBox="0 0 80 72">${inside}</symbol>`;
const folds = (path) => `<path d="${path}" fill="none" stroke="#5c0a1c" stroke-width="1.6" opacity=".6"/>`;

const box = (lid) =>
  `<path fill="url(#n)" stroke="#0a0c2a" d="M10 30h60v36a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4z"/><path fill="#ffc857" d="M35 30h10v40H35z"/>${lid}`;
const shutBox = box(
  '<path fill="url(#m)" stroke="#0a0c2a" d="M6 18h68v13H6z"/><path fill="#ffd98c" d="M34 18h12v13H34z"/><path fill="none" stroke="#ffc857" stroke-width="4" stroke-linecap="round" d="M40 17C34 2 18 4 22 12c2 4 12 5 18 5 6 0 16-1 18-5 4-8-12-10-18 5z"/>',
);
const openBox = `<path fill="#0a0c2a" d="M12 26h56v8H12z"/><path fill="url(#l)" d="M14 32L2 2h76L66 32z" opacity=".55"/>${box('')}<path fill="url(#m)" stroke="#0a0c2a" d="M4 12l10-9 8 20-8 9z"/>`;

const rail = '<path fill="url(#b)" d="M2 2h76v7H2z"/>';
const shutCurtain = `<path fill="url(#c)" d="M5 8h70v62q-6-5-11.700 0-6-5-11.600 0-6-5-11.700 0-6-5-11.700 0-6-5-11.600 0Q11 65 5 70z"/>${folds('M17 9v59M28 9v59M40 9v59M52 9v59M63 9v59')}${rail}<path fill="none" stroke="#ffc857" stroke-width="2.500" stroke-dasharray="1 3" d="M5 66h70"/>`;
const openCurtain = `<path fill="#150b2c" d="M5 8h70v62H5z"/><path fill="url(#l)" d="M40 8L14 70h52z" opacity=".5"/><path fill="url(#c)" d="M5 8h24Q24 40 13 44q4 14-3 26H5zM75 8H51q5 32 16 36-4 14 3 26h5z"/>${folds('M12 9q1 22-3 34M20 9q0 20-8 33M68 9q-1 22 3 34M60 9q0 20 8 33')}<path fill="#ffc857" d="M8 42h7v3H8zM65 42h7v3h-7z"/>${rail}`;

const body = '<path fill="url(#p)" stroke="#4a2c10" d="M8 24h64v42a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4z"/>';
const shutParcel = `${body}<path fill="#d9a566" stroke="#4a2c10" d="M8 24l9-12h46l9 12z"/><path fill="none" stroke="#b3243f" stroke-width="4" d="M40 12v58M8 46h64"/><path fill="none" stroke="#b3243f" stroke-width="3.500" d="M40 12C34 0 24 4 28 9c2 3 8 3 12 3s10 0 12-3c4-5-6-9-12 3z"/><path fill="#fffaf0" stroke="#4a2c10" stroke-width=".6" d="M50 51h16v12H50z"/><path stroke="#4a2c10" d="M53 55h10M53 59h7"/>`;
const openParcel = `<path fill="#c48f50" stroke="#4a2c10" d="M8 26L0 12l14-5 10 17zM72 26l8-14-14-5-10 17z"/><path fill="#2e1a08" d="M10 22h60v8H10z"/><path fill="url(#l)" d="M14 28L6 0h68l-8 28z" opacity=".55"/>${body}<path fill="none" stroke="#b3243f" stroke-width="4" d="M8 50h64"/>`;

export const boxesSprite = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${grad('n', '#3d58b8', '#1a2560')}${grad('m', '#5f7be0', '#2b3f96')}${grad('l', '#fff3c400', '#ffe49a')}${grad('c', '#d8324f', '#7d0f2b')}${grad('b', '#ffe09a', '#a8761c')}${grad('p', '#c9914e', '#8a5626')}</defs>${symbol('box', shutBox)}${symbol('box-open', openBox)}${symbol('curtain', shutCurtain)}${symbol('curtain-open', openCurtain)}${symbol('parcel', shutParcel)}${symbol('parcel-open', openParcel)}</svg>`;
