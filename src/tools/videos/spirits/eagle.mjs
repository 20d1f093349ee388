// Printed dots, an eagle among them, and a wing across the sheet.
import { fill, group, ramp, round, see, stroke, times } from '../shapes.mjs';

/** The mark in its parts: four feathers of each wing, then head and tail. */
function wings(mark) {
  const strokes = /d="([^"]+)"/.exec(mark)?.[1].split(/(?<=[Zz])/) ?? [];
  const path = (from, to) => `<path d="${strokes.slice(from, to).join('')}"/>`;
  return { left: path(0, 4), right: path(4, 8), body: path(8, strokes.length) };
}

export function eagle({ ground, deep, mid, ink }, t, { mark, pattern }) {
  const printed = ramp(t, 0.2, 2.8);
  const wipes = ramp(t, 2.9, 4.6);
  const beat = t > 6 && t < 9 ? Math.sin((t - 6) * 4.2) * 15 : 0;
  const across = ramp(t, 8.9, 11);
  const sizes = [6, 11, 16, 21, 26];
  const dots = sizes.map((size, step) =>
    stroke(
      times(12, (row) =>
        times(21, (column) => {
          const far = (column + row * 0.8) / 30;
          if (Math.min(4, Math.floor(far * 5)) !== step || far * 0.9 > printed) return '';
          return `M${round(column * 48 + (row % 2) * 24 + ((t * 5) % 48) - 24)} ${row * 48}h0`;
        }),
      ),
      mid,
      size,
    ),
  );
  const { left, right, body } = wings(mark);
  const whole =
    group(`rotate(${round(beat)} 22.6 20)`, left) + group(`rotate(${round(-beat)} 25.4 20)`, right) + body;
  const cut = round(-40 + wipes * 150);
  return [
    `<rect width="960" height="540" fill="${ground}"/>`,
    dots.join(''),
    fill('M450 -30h78L90 570H12ZM720 -30h48L340 570h-48Z', deep),
    `<clipPath id="cut"><path d="M-40 -40H${cut}L${cut - 30} 90H-40Z"/></clipPath>`,
    group(
      `translate(${round(226 + beat * 0)} ${round(20 - beat * 1.2)}) scale(10.4)`,
      `<g clip-path="url(#cut)" fill="${ink}">${whole}</g>`,
      see(1 - across),
    ),
    across > 0
      ? `<clipPath id="sheet"><path d="M-60 -60H${round(across * 1240)}L${round(across * 1240 - 200)} 600H-60Z"/></clipPath><g clip-path="url(#sheet)">${group('translate(-110 -40) scale(1.1)', `<g fill="${ink}">${pattern}</g>`)}</g>`
      : '',
  ].join('');
}
