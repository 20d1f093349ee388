import figures from './figures.module.css';
import limbs from './limbs.module.css';

/** It looks to the goal, a little to the right. */
export function Head() {
  return (
    <g transform="rotate(5 100 70)">
      <path className={limbs.neck} d="M85 44H115V82C108 90 92 90 85 82Z" />
      <ellipse className={limbs.skin} cx="73" cy="42" rx="5.5" ry="9" />
      <ellipse className={limbs.skin} cx="127" cy="42" rx="5.5" ry="9" />
      <ellipse className={limbs.skin} cx="101" cy="39" rx="27" ry="31" />
      <path className={figures.skin} d="M118 34C128 36 130 50 122 62 116 66 110 60 108 52Z" />
      <path
        className={figures.hair}
        d="M73 42C66-8 134-10 128 32 124 34 121 38 121 46 120 52 117 56 113 58 108 61 104 61 98 61S85 56 80 60C77 55 74 50 73 42Z"
      />
      <path
        className={figures.strands}
        d="M86 12C80 22 79 32 81 42M100 8C97 18 97 30 98 40M114 12C119 22 120 32 118 42"
      />
    </g>
  );
}
