// Places, drawn in a field of 320 × 180. `i` are the inks of the brand.

const stroke = (d, colour, width, more = '') =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"${more}/>`;
const fill = (d, colour, more = '') => `<path d="${d}" fill="${colour}"${more}/>`;

/** Heads and shoulders of a row, a step apart. */
function row(y, size, step, offset, colour) {
  const people = Array.from({ length: Math.ceil(340 / step) + 1 }, (_, at) => {
    const x = offset + at * step;
    const up = at % 3 === 1 ? 5 : 0;
    return `<circle cx="${x}" cy="${y - up}" r="${size}"/><path d="M${x - size * 1.7} 190C${x - size * 1.7} ${y + size} ${x + size * 1.7} ${y + size} ${x + size * 1.7} 190Z"/>`;
  });
  return `<g fill="${colour}">${people.join('')}</g>`;
}

/** A full stand; one arm holds up a telephone that shines. */
function crowd(i) {
  return [
    row(128, 11, 34, -4, i.mid),
    row(142, 13, 42, 12, i.soft),
    fill('M186 22L250-20H330V60Z', i.glow, ' opacity=".14"'),
    stroke('M176 190L186 116', i.ink, 18),
    `<g transform="rotate(8 190 66)"><rect x="164" y="22" width="52" height="92" rx="10" fill="${i.ground}" stroke="${i.ink}" stroke-width="4"/><rect x="171" y="30" width="38" height="74" rx="4" fill="${i.hot}"/>`,
    stroke('M180 80V72M190 80V62M200 80V50', i.onHot, 6),
    '</g>',
    stroke('M150 44L138 38M146 66H132M236 40L248 32M240 62H256', i.glow, 4),
    row(164, 16, 56, -10, i.pale),
  ].join('');
}

/** A bridge over the strait, a ferry and gulls. */
function bridge(i) {
  const hangers = Array.from({ length: 9 }, (_, at) => {
    const x = 104 + at * 14;
    const y = 52 + 46 * (1 - ((x - 160) / 60) ** 2) - 4;
    return `M${x} ${Math.round(y)}V104`;
  });
  return [
    `<circle cx="160" cy="92" r="44" fill="${i.lit}"/>`,
    fill('M0 132H320V180H0Z', i.deep),
    stroke('M-6 104H326', i.ink, 6),
    stroke('M100 132V44M220 132V44', i.ink, 8),
    stroke(
      'M100 50C124 106 196 106 220 50M100 50C74 84 40 98-6 100M220 50C246 84 280 98 326 100',
      i.ink,
      3.5,
    ),
    stroke(hangers.join(''), i.ink, 1.5),
    fill('M52 146H128L118 162H62Z', i.ink),
    fill('M68 134H110V146H68Z', i.pale),
    fill('M92 120H102V134H92Z', i.glow),
    stroke('M99 114C108 108 104 102 116 98', i.pale, 3.5),
    stroke('M150 152H196M176 164H246M226 148H292M10 170H74', i.soft, 3),
    stroke('M40 46Q48 38 54 46Q60 38 68 46M254 30Q260 24 265 30Q270 24 276 30', i.ink, 3),
  ].join('');
}

/** A train at night, below the wires. */
function train(i) {
  const windows = [72, 116, 160, 204].map(
    (x, at) =>
      `<rect x="${x}" y="70" width="34" height="34" rx="6" fill="${i.lit}"/><circle cx="${x + 17}" cy="90" r="8" fill="${i.onHot}"/><path d="M${x + 4} 104C${x + 4} 96 ${x + 30} 96 ${x + 30} 104Z" fill="${at % 2 ? i.onHot : i.soft}"/>`,
  );
  return [
    stroke('M-6 22H326M-6 36C60 30 100 30 160 36S260 42 326 36', i.soft, 2.5),
    stroke('M36 10V146M286 10V146M36 22L64 36M286 22L258 36', i.soft, 3),
    stroke('M150 54L164 38L178 54', i.ink, 3),
    fill('M-20 54H236C276 54 300 92 300 132H-20Z', i.ink),
    fill('M-20 116H296L300 132H-20Z', i.lit),
    `<rect x="28" y="70" width="34" height="34" rx="6" fill="${i.lit}"/>`,
    windows.join(''),
    fill('M250 70C266 76 278 90 284 106H250Z', i.ground),
    stroke('M-6 154H326', i.pale, 5),
    `<g fill="${i.ground}" stroke="${i.pale}" stroke-width="4"><circle cx="40" cy="140" r="10"/><circle cx="74" cy="140" r="10"/><circle cx="214" cy="140" r="10"/><circle cx="248" cy="140" r="10"/></g>`,
    fill('M298 118L330 106V140L298 128Z', i.glow, ' opacity=".6"'),
  ].join('');
}

/** Two masts of light above an empty pitch. */
function floodlight(i) {
  const mast = (x) => {
    const lamps = [0, 1, 2].flatMap((line) =>
      [0, 1, 2, 3].map((at) => `<circle cx="${x - 21 + at * 14}" cy="${22 + line * 13}" r="4.500"/>`),
    );
    return `${stroke(`M${x} 58V150`, i.ink, 6)}<rect x="${x - 32}" y="12" width="64" height="46" rx="5" fill="${i.ground}" stroke="${i.ink}" stroke-width="4"/><g fill="${i.hot}">${lamps.join('')}</g>`;
  };
  return [
    fill('M36 50L96 50L250 180H-10Z', i.glow, ' opacity=".2"'),
    fill('M224 50L284 50L330 180H80Z', i.glow, ' opacity=".2"'),
    fill('M-10 144H330V190H-10Z', i.mid),
    stroke('M-10 144H330', i.ink, 4),
    stroke('M160 144V180M122 180C122 160 198 160 198 180', i.ink, 3),
    mast(62),
    mast(258),
    `<circle cx="160" cy="152" r="7" fill="${i.ink}"/>`,
  ].join('');
}

/** A lighthouse in a storm. */
function lighthouse(i) {
  return [
    fill('M108 44L-10 6V96Z', i.glow, ' opacity=".55"'),
    fill('M132 44L330 10V84Z', i.glow, ' opacity=".28"'),
    fill('M104 60H136L146 150H94Z', i.ink),
    fill('M102.500 78H137.500L139.500 96H100.500ZM98.500 114H141.500L143.500 132H96.500Z', i.lit),
    `<rect x="106" y="30" width="28" height="26" rx="3" fill="${i.hot}" stroke="${i.ink}" stroke-width="4"/>`,
    stroke('M98 58H142', i.ink, 6),
    fill('M102 30L120 14L138 30Z', i.ink),
    fill('M60 150C84 136 160 136 186 150L200 190H50Z', i.soft),
    fill('M-10 150C20 128 48 128 70 150S128 172 160 150S226 128 250 150S310 168 340 148V190H-10Z', i.mid),
    stroke('M-10 150C20 128 48 128 70 150S128 172 160 150S226 128 250 150S310 168 340 148', i.ink, 4),
    stroke(
      'M206 132C220 116 240 118 246 130M30 170C48 160 62 162 76 172M196 172C216 162 232 164 246 174',
      i.pale,
      3,
    ),
    stroke(
      'M214 34L206 54M244 44L236 64M274 30L266 50M296 58L288 78M226 74L218 94M262 82L254 102',
      i.pale,
      2.5,
    ),
  ].join('');
}

export const places = { crowd, bridge, train, floodlight, lighthouse };
