import { spawn } from 'node:child_process';
import { once } from 'node:events';

const [WIDTH, HEIGHT, RATE] = [960, 540, 25];

/** H.264 that every browser plays, the index first, without sound and without the time of its making. */
const output = [
  ...['-an', '-c:v', 'libx264', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-preset', 'medium'],
  ...['-tune', 'animation', '-crf', '27', '-maxrate', '240k', '-bufsize', '480k', '-threads', '1'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
  ...['-vf', 'scale=out_color_matrix=bt709', '-map_metadata', '-1', '-fflags', '+bitexact'],
  ...['-flags:v', '+bitexact', '-movflags', '+faststart'],
];

/** Opens a page on which frames are drawn. */
export async function openStage(browser) {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await page.setContent(
    '<style>html,body{margin:0;background:#000}svg{display:block;width:100vw;height:100vh}</style><body></body>',
  );
  return page;
}

/** Writes a clip. @param draw the SVG of a second */
export async function record(page, { file, seconds, draw }) {
  const input = ['-f', 'image2pipe', '-framerate', String(RATE), '-c:v', 'png', '-i', '-'];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'close');
  for (let at = 0; at < seconds * RATE; at++) {
    await page.evaluate(
      (svg) => {
        document.body.innerHTML = svg;
      },
      draw(at / RATE),
    );
    const picture = await page.screenshot({ type: 'png' });
    if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}
