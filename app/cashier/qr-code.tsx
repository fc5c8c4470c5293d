import encodeQR from 'qr';

/** Any mask can be read; choosing the prettiest would cost four times as much. */
const mask = 2;

/** The dark squares as one path, a stroke for each run of them. */
export function qrPath(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 3, mask });
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      let run = 1;
      while (row[x + run]) run += 1;
      path += `M${x} ${y}h${run}`;
      x += run;
    }
  });
  return { size: rows.length, path };
}

/** A QR code, drawn on the server. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text);
  return (
    <svg
      className="qr"
      viewBox={`0 -0.5 ${size} ${size}`}
      width={size * 8}
      height={size * 8}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path stroke="#000" d={path} />
    </svg>
  );
}
