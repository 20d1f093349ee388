import type { Team } from '../../shared/team.ts';

/** A ball over the bar, as on the pages of the client. It is decoration: the heading beside it says the same. */
export const errorScene = `<svg class="scene" viewBox="0 0 320 180" aria-hidden="true">
<path class="faint" d="M84 62V158M108 62V158M132 62V158M156 62V158M180 62V158M204 62V158M70 82H220M70 104H220M70 126H220M70 148H220"/>
<path class="line" d="M0 158H320M66 158V58H224V158"/><path class="flight" d="M8 150C70 96 160 34 262 26"/>
<g transform="translate(284 26) rotate(20)"><circle class="ball" r="17"/><path class="panel" d="M0-6.500 6.200-2 3.800 5.300H-3.800L-6.200-2ZM0-6.500V-16.500M6.200-2 15.500-5.300M3.800 5.300 9.200 13.500M-3.800 5.300-9.200 13.500M-6.200-2-15.500-5.300"/></g></svg>`;

/** The corner flag as a mast whose waves break off, as on the pages of the client. */
export const offlineScene = `<svg class="scene" viewBox="0 0 320 180" aria-hidden="true">
<path class="line" d="M0 158H320M160 158V34"/><path class="pennant" d="M160 34 216 54 160 76Z"/>
<path class="thin" d="M136 44C126 58 126 74 136 88M118 32C100 54 100 80 118 100"/><path class="flight" d="M100 20C76 50 76 86 100 114"/>
<path class="thin" d="M236 96l24 24M260 96l-24 24"/><path class="faint" d="M128 158C134 146 148 140 160 140"/>
<g transform="translate(112 141) rotate(-20)"><circle class="ball" r="17"/><path class="panel" d="M0-6.500 6.200-2 3.800 5.300H-3.800L-6.200-2ZM0-6.500V-16.500M6.200-2 15.500-5.300M3.800 5.300 9.200 13.500M-3.800 5.300-9.200 13.500M-6.200-2-15.500-5.300"/></g></svg>`;

const roles = [
  'ground',
  'surface',
  'tint',
  'text',
  'muted',
  'primary',
  'on-primary',
  'accent',
  'line',
] as const;

/** The style of these pages, in the brand's colours and corners. */
export function errorStyle({ themes, looks }: Team): string {
  const colours = roles.map((role) => `--${role}: light-dark(${themes.light[role]}, ${themes.dark[role]});`);
  return `
:root { color-scheme: light dark; ${colours.join(' ')} font: 1.0625rem/1.55 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); }
header { display: flex; gap: .625rem; align-items: center; padding: .75rem 1rem; border-bottom: 1px solid var(--line); font-weight: 700; }
main { max-width: 36rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
h1 { margin: 1.75rem 0 .75rem; font-size: clamp(1.75rem, 6vw, 2.5rem); line-height: 1.1; font-weight: 800; }
p { margin: 0 0 1rem; }
.scene { display: block; width: 100%; height: auto; padding: 1rem 1.5rem 0; border-radius: ${looks.shape.cardRadius}; background: var(--tint); fill: none; stroke-linecap: round; stroke-linejoin: round; }
.line { stroke: var(--text); stroke-width: 4; }
.faint { stroke: var(--muted); stroke-width: 2; opacity: .6; }
.flight { stroke: var(--accent); stroke-width: 3; stroke-dasharray: 1 8; }
.ball { fill: var(--primary); stroke: var(--text); stroke-width: 3; }
.panel { stroke: var(--on-primary); stroke-width: 2; }
.thin { stroke: var(--text); stroke-width: 3; }
.pennant { fill: var(--primary); stroke: var(--text); stroke-width: 3; }
h2 { margin: 2rem 0 .5rem; font-size: 1.25rem; line-height: 1.2; }
.kept { margin: 0 0 1.5rem; padding: 0; list-style: none; border-top: 1px solid var(--line); }
.kept li { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: center; justify-content: space-between; border-bottom: 1px solid var(--line); }
.kept a { min-height: 2.75rem; padding: .75rem 0; border: 0; color: var(--accent); text-align: start; text-decoration: underline; text-underline-offset: .2em; }
.kept small { color: var(--muted); font-size: .9375rem; font-variant-numeric: tabular-nums; }
.muted { margin-top: 2rem; color: var(--muted); font-size: .9375rem; overflow-wrap: anywhere; }
[hidden] { display: none !important; }
a, button { display: inline-block; box-sizing: border-box; min-height: 2.75rem; padding: .75rem 1.5rem; border: 1px solid var(--primary); border-radius: ${looks.shape.radius}; background: none; color: var(--text); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.ways { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem; }
.ways a:first-child { background: var(--primary); color: var(--on-primary); }
.again { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; margin: 1.5rem 0; padding: 1rem; border-radius: ${looks.shape.cardRadius}; background: var(--surface); border: 1px solid var(--line); }
.again p { margin: 0; }
.again button, .copy { padding: .5rem 1rem; border-color: var(--line); font-size: .9375rem; }
.copy { display: block; margin-top: .75rem; }
footer { display: flex; flex-wrap: wrap; gap: 0 1.5rem; max-width: 36rem; margin: 0 auto; padding: 0 1rem 2rem; }
footer a { padding: .75rem 0; border: 0; color: var(--muted); font-weight: 400; text-decoration: underline; text-underline-offset: .2em; }
:is(a, button):focus-visible { outline: 3px solid var(--text); outline-offset: 2px; }
@media (max-width: 30rem) { .ways, .again { flex-direction: column; align-items: stretch; } }
`;
}
