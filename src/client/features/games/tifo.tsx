import type { ReactNode } from 'react';
import { drawing } from './stage-place.ts';
import styles from './tifo.module.css';

const MIRRORED = `matrix(-1 0 0 1 ${drawing.width} 0)`;
const CLOTH = 'M92 46C150 39 210 39 268 46V82C210 75 150 75 92 82Z';
/** Of the lion's cloth, on one side. */
const BANDS = 'M104 44.8 112 44V80L104 80.8ZM122 43 130 42.4V78.4L122 79Z';
const MANE = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

const pictures: Record<string, () => ReactNode> = {
  beam: Canary,
  floodlight: Lion,
  newsprint: Eagle,
  tide: Waves,
};

/** The large cloth that the fans hold up behind the goal: each brand has its own picture. */
export function Tifo({ hero }: { hero: string }) {
  const Picture = pictures[hero];
  return (
    <>
      <path className={styles.cloth} d={CLOTH} />
      {Picture ? <Picture /> : null}
      <path className={styles.hem} d={CLOTH} />
      <path className={styles.hands} d="M96 44C150 37 210 37 264 44" />
    </>
  );
}

/** A canary that sings, between two of its feathers. */
function Canary() {
  return (
    <>
      {[undefined, MIRRORED].map((side) => (
        <g key={side ?? ''} transform={side}>
          <path
            className={styles.first}
            d="M98 80C102 64 113 52 135 48.6 136 52 135.4 55.4 133.8 58.4L127 58.6 131.6 61.8C129.6 65 126.8 67.6 123.6 69.8L116.6 68 120 71.8C115 74.6 108.6 76.4 102.6 77Z"
          />
          <path
            className={styles.quill}
            d="M100 79C106 68 117 57 130 52.4M108 69.6 107.4 64.6M115 62.6 115 57.4M122.6 57 123.4 52.8"
          />
        </g>
      ))}
      <g transform="translate(180 59) scale(.9) translate(-180 -61)">
        <path
          className={styles.first}
          d="M148 79 164 68C166 58 174 55 181 54 182 47 187 43.6 193 43.6 199 43.6 203 47 203.6 51 204 62 200 75 186 77 178 78 171 76 167 73L152 82Z"
        />
        <path className={styles.second} d="M166 69C170 60 178 58 188 61 188 69 181 74 172 73L177 69.4Z" />
        <path className={styles.beak} d="M203 47.4 213 45 204.6 50.4ZM204.4 51.4 211.6 54.4 203.6 54Z" />
        <circle className={styles.ink} cx="196.4" cy="49.6" r="1.7" />
        <path className={styles.foam} d="M217 46C220 48 220 52 217 54M221.6 43.6C226 47 226 53 221.6 56.4" />
        <path className={styles.quill} d="M171 71C176 70 181 67 184 63M183 77V80M188 76.6V79.6" />
      </g>
    </>
  );
}

function Lion() {
  return (
    <>
      <path className={styles.first} d={BANDS} />
      <path className={styles.first} d={BANDS} transform={MIRRORED} />
      <g transform="translate(180 59) scale(.86) translate(-180 -61)">
        {MANE.map((turn, at) => (
          <path
            key={turn}
            className={at % 2 ? styles.second : styles.first}
            d="M173 54C175 46 178 43 184 41 183 46 186 49 187 54Z"
            transform={`rotate(${turn} 180 61)`}
          />
        ))}
        <path
          className={styles.first}
          d="M170 55C168 50 174 49 176 52H184C186 49 192 50 190 55 192 64 188 74 180 75 172 74 168 64 170 55Z"
        />
        <path
          className={styles.ink}
          d="M173 58 178 60.4 174.6 61.4ZM187 58 182 60.4 185.4 61.4ZM177 65.6H183L180 69Z"
        />
        <path
          className={styles.inkLine}
          d="M180 69V71C178 73 176 72.4 175 71M180 71C182 73 184 72.4 185 71"
        />
      </g>
    </>
  );
}

function Eagle() {
  return (
    <>
      {[undefined, MIRRORED].map((side) => (
        <path
          key={side ?? ''}
          className={styles.first}
          d="M180 56C170 48 148 44 100 49 108 52 114 53 120 53.4 112 54.4 110 55.4 107 57 115 58 121 58.2 127 58 121 59.6 118 61.2 116 63 124 63.4 130 62.8 136 62 131 64 129 66 128 68 136 67.6 142 66 148 64 146 66.4 145 68.4 145 70.4 154 67 162 66.4 170 67L174 74 180 78Z"
          transform={side}
        />
      ))}
      <path
        className={styles.first}
        d="M174 58C173 49 177 46 181 46 186 46 188 50 192 53 188 53 186 54 186 58Z"
      />
      <path className={styles.ink} d="M181 49.4H183.4V51H181Z" />
      <path className={styles.inkLine} d="M172 66 180 74 188 66M176 62 180 66 184 62" />
    </>
  );
}

function Waves() {
  return (
    <>
      <path
        className={styles.first}
        d="M92 66C100 50 116 46 124 54 128 59 124 63 120 61 122 66 132 66 137 60 144 48 160 44 168 52 172 57 168 61 164 59 166 64 176 64 181 58 188 47 204 45 212 53 216 58 212 62 208 60 210 65 220 65 225 60 232 49 250 46 268 58V80C210 73 150 73 92 80Z"
      />
      <path
        className={styles.foam}
        d="M92 66C100 50 116 46 124 54 128 59 124 63 120 61M137 60C144 48 160 44 168 52 172 57 168 61 164 59M181 58C188 47 204 45 212 53 216 58 212 62 208 60M225 60C232 49 250 46 268 58"
      />
      <path
        className={styles.second}
        d="M92 76C106 68 116 68 126 73S148 76 160 70 184 68 196 72 220 76 232 71 254 68 268 74V81C210 74 150 74 92 81Z"
      />
    </>
  );
}
