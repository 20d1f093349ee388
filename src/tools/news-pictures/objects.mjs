// Things, drawn in a field of 320 × 180. `i` are the inks of the brand.

const stroke = (d, colour, width) => `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>`;
const fill = (d, colour, more = '') => `<path d="${d}" fill="${colour}"${more}/>`;

/** Tea has its colour, whatever the brand's is. */
const TEA = '#C8552B';

/** A tulip-shaped glass on its saucer, with steam. */
function tea(i) {
  return [
    `<ellipse cx="160" cy="156" rx="62" ry="11" fill="${i.ink}"/><ellipse cx="160" cy="153" rx="40" ry="6" fill="${i.pale}"/>`,
    fill(
      'M128 62C126 92 142 100 142 114C142 130 132 138 138 151H182C188 138 178 130 178 114C178 100 194 92 192 62Z',
      i.ink,
      ' opacity=".28"',
    ),
    fill(
      'M129.500 76C131 98 146 102 146 114C146 130 137 138 142 148H178C183 138 174 130 174 114C174 102 189 98 190.500 76Z',
      TEA,
    ),
    stroke(
      'M128 62C126 92 142 100 142 114C142 130 132 138 138 151H182C188 138 178 130 178 114C178 100 194 92 192 62Z',
      i.ink,
      4,
    ),
    stroke('M140 48C132 38 148 32 140 20M160 46C152 34 168 28 160 14M180 48C172 38 188 32 180 20', i.ink, 4),
    stroke('M148 84C149 96 156 102 156 112', i.ink, 3),
    `<rect x="206" y="138" width="15" height="13" rx="2" fill="${i.ink}"/><rect x="218" y="143" width="15" height="13" rx="2" fill="${i.pale}" transform="rotate(14 225 149)"/>`,
    stroke('M96 148L118 158', i.pale, 5),
  ].join('');
}

/** A scarf in the wind, with fringes. */
function scarf(i) {
  const bands = [0, 1, 2, 3, 4, 5, 6].map((at) => {
    const x = 34 + at * 36;
    const y = 78 + Math.round(Math.sin(at * 0.9) * 16);
    const next = 78 + Math.round(Math.sin((at + 1) * 0.9) * 16);
    const d = `M${x} ${y}C${x + 12} ${y} ${x + 24} ${next} ${x + 36} ${next}V${next + 46}C${x + 24} ${next + 46} ${x + 12} ${y + 46} ${x} ${y + 46}Z`;
    return fill(d, at % 2 === 0 ? i.stripe : i.cloth) + stroke(d, i.ink, 2.5);
  });
  const fringe = [0, 1, 2, 3, 4].map(
    (at) => `M34 ${82 + at * 9.5}L16 ${86 + at * 10}M286 ${80 + at * 9.5}L304 ${76 + at * 10}`,
  );
  return bands.join('') + stroke(fringe.join(''), i.ink, 3.5);
}

/** A sheet with lines, a tick and a pen. */
function paper(i) {
  return [
    `<g transform="rotate(-5 150 92)"><path d="M104 16H180L212 48V166H104Z" fill="${i.ink}"/><path d="M180 16V48H212Z" fill="${i.pale}"/>`,
    stroke('M122 44H160', i.ground, 7),
    stroke('M122 68H194M122 84H194M122 100H176', i.soft, 4),
    `<rect x="122" y="118" width="72" height="30" fill="${i.hot}" stroke="${i.ground}" stroke-width="3"/>`,
    stroke('M144 133L154 142L174 124', i.onHot, 5),
    '</g>',
    `<g transform="rotate(32 246 110)"><path d="M239 44H255V134L247 152L239 134Z" fill="${i.glow}" stroke="${i.ground}" stroke-width="3"/><path d="M239 134H255" stroke="${i.ground}" stroke-width="3"/></g>`,
  ].join('');
}

/** A radio that one carries by its handle, on air. */
function radio(i) {
  const grille = [0, 1, 2, 3, 4, 5].map((at) => `M100 ${88 + at * 10}H166`).join('');
  return [
    stroke('M218 62L262 8', i.pale, 5),
    `<circle cx="262" cy="9" r="5" fill="${i.hot}"/>`,
    stroke('M276 24C286 16 288 4 284-6M262 34C280 34 298 24 304 6', i.glow, 3.5),
    stroke('M116 62V46H204V62', i.ink, 6),
    `<rect x="78" y="62" width="164" height="98" rx="12" fill="${i.hot}" stroke="${i.ink}" stroke-width="4"/>`,
    `<rect x="90" y="76" width="86" height="72" rx="8" fill="${i.onHot}"/>`,
    stroke(grille, i.hot, 3),
    `<circle cx="210" cy="126" r="18" fill="${i.ink}" stroke="${i.onHot}" stroke-width="4"/>`,
    stroke('M210 126L219 114', i.onHot, 4),
    `<rect x="188" y="78" width="44" height="18" rx="4" fill="${i.ink}"/>`,
    stroke('M196 87H224', i.soft, 2),
    stroke('M214 80V94', i.onHot, 3),
    stroke('M104 160V168M216 160V168', i.ink, 6),
  ].join('');
}

/** A chip without a card, and its waves. */
function esim(i) {
  return [
    stroke(
      'M76 52C56 76 56 104 76 128M52 36C22 70 22 110 52 144M244 52C264 76 264 104 244 128M268 36C298 70 298 110 268 144',
      i.glow,
      5,
    ),
    `<rect x="104" y="34" width="112" height="112" rx="22" fill="${i.hot}" stroke="${i.ink}" stroke-width="4"/>`,
    `<rect x="130" y="60" width="60" height="60" rx="12" fill="${i.onHot}"/>`,
    stroke(
      'M160 60V34M160 120V146M130 90H104M190 90H216M134 64L112 42M186 64L208 42M134 116L112 138M186 116L208 138',
      i.onHot,
      4,
    ),
    stroke('M148 86C154 80 166 80 172 86M153 95C157 91.500 163 91.500 167 95', i.hot, 5),
    `<circle cx="160" cy="104" r="4" fill="${i.hot}"/>`,
  ].join('');
}

/** A striped shirt from behind, with needle and thread. */
function jersey(i) {
  const shirt =
    'M124 24L92 38L64 76L90 94L104 80V162H216V80L230 94L256 76L228 38L196 24C188 40 132 40 124 24Z';
  return [
    `<clipPath id="s"><path d="${shirt}"/></clipPath>`,
    fill(shirt, i.cloth),
    `<g clip-path="url(#s)">${[70, 102, 134, 166, 198, 230].map((x) => `<rect x="${x}" y="10" width="16" height="160" fill="${i.stripe}"/>`).join('')}<rect x="128" y="64" width="64" height="72" rx="6" fill="${i.cloth}"/></g>`,
    stroke(shirt, i.ink, 4),
    fill(
      'M136 78H152V126H142V90H136ZM174 76C184 76 188 84 188 101S184 127 174 127S160 118 160 101S164 76 174 76ZM174 87C171 87 170 92 170 101S171 116 174 116S178 110 178 101S177 87 174 87Z',
      i.ink,
      ' fill-rule="evenodd"',
    ),
    stroke('M192 152C220 178 246 158 262 140S286 118 296 132', i.glow, 3),
    stroke('M296 132L306 92', i.ink, 4.5),
  ].join('');
}

export const objects = { tea, scarf, paper, radio, esim, jersey };
