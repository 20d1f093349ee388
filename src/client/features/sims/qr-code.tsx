import { encode } from 'uqr';
import styles from './esim.module.css';

/** Cameras find a code only inside an empty edge of this many squares (ISO/IEC 18004). */
const EDGE = 4;

/** A text as a QR code: one path of an SVG, since the policy of our pages allows no pictures from data. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: EDGE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
