import styles from './tide-wave.module.css';

/** Its back from the water up to the lip, which curls over to the right. */
const BACK =
  'M4 106C50 98 74 66 90 40 108 8 142-14 184-14 230-14 264 12 266 44 267 62 254 72 240 66 248 62 250 54 244 48 234 42 224 50 224 62 224 82 240 98 300 106Z';
const UNDER =
  'M128 106C110 70 128 22 172 12 214 2 252 18 258 46 254 40 238 36 230 44 220 52 218 66 224 80 232 94 256 102 300 106Z';
const HOLLOW =
  'M134 106C122 76 134 36 172 25 206 16 234 26 238 43 226 47 220 56 221 68 222 84 232 98 246 106Z';
const STREAKS =
  'M34 104C72 92 90 64 102 42 116 18 138 4 164 0M58 104C88 92 100 66 110 48 122 24 142 12 164 7M82 104C102 92 110 70 116 56 124 36 140 22 160 14M106 104C116 92 118 78 122 66M252 92C240 86 234 78 232 68M268 97C252 92 244 86 240 78';
/** On its edge, and over the hollow. */
const FOAM =
  'M88 44C106 6 142-18 184-18 234-18 270 10 272 44 273 66 254 76 240 66 249 63 252 56 248 50 245 54 239 54 237 50 235 54 227 56 224 50 229 45 229 38 224 35 230 31 230 25 224 22 218 28 211 26 210 19 206 26 198 26 196 18 194 10 200 8 205 8 196 2 184 6 180 4 168 0 156 4 150 9 140 6 132 12 128 20 118 18 110 24 106 34 98 34 92 38 88 44ZM146 38C154 26 168 20 184 20 196 20 208 24 214 30 208 30 206 36 202 31 198 36 192 35 190 30 187 37 180 37 178 31 175 38 168 38 166 33 163 39 158 40 156 36 152 40 148 42 146 38Z';
const SWELL =
  'M0 108C20 92 40 100 56 97S92 90 110 98 150 104 168 97 206 90 226 98 262 104 282 96 330 92 360 102V112H0Z';
const MIRRORED = 'matrix(-1 0 0 1 360 0)';

/** A wave that breaks over the stand, with a face in its hollow: it grins high after a goal; after a miss it sinks, and its brows and mouth hang. */
export function Wave() {
  return (
    <g transform="translate(0 10) scale(1 .9)">
      <g className={styles.wave}>
        <path className={styles.body} d={BACK} />
        <path className={styles.deep} d={UNDER} />
        <path className={styles.streaks} d={STREAKS} />
        <path className={styles.hollow} d={HOLLOW} />
        {[undefined, MIRRORED].map((side) => (
          <g key={side ?? ''} transform={side}>
            <path className={styles.eye} d="M146 44C154 44 166 48 174 56 168 64 152 64 146 44Z" />
            <circle className={styles.pupil} cx="162" cy="54" r="4.6" />
            <path className={styles.brow} d="M141 38C152 38 168 44 178 55 166 49 152 45 143 45Z" />
          </g>
        ))}
        <path className={styles.mouth} d="M164 74Q180 80 196 74" />
        <g className={styles.grin}>
          <path d="M149 66C168 73 192 73 211 66 211 86 197 95 180 95S149 86 149 66Z" />
          <path
            className={styles.hollow}
            d="M160 77C172 81 188 81 200 77 196 86 190 90 180 90S164 86 160 77Z"
          />
        </g>
        <path className={styles.sad} d="M164 76Q180 64 196 76" />
        <path className={styles.foam} d={FOAM} />
        <path className={styles.lit} d="M196-9C228-5 256 14 262 40" />
        <path className={styles.spray} d="M284 44H284.1M290 60H290.1M276 20H276.1M294 30H294.1M262-6H262.1" />
      </g>
      <path className={styles.body} d={SWELL} />
    </g>
  );
}
