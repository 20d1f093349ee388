// How long a form judges the longest hostile texts, and an upload the largest hostile pictures:
// `node tests/load/judging.mjs`. For each form its slowest field and text of 64,000 characters in milliseconds, for each
// picture of 10 MB its own, the best of three runs. More than 50 ms end the command with a fault.
import { runnerImport } from 'vite';

const LENGTH = 64_000;
const MAX_MS = 50;

const { module: support } = await runnerImport('./tests/support/definitions.ts');
const { module: hostile } = await runnerImport('./tests/support/hostile-texts.ts');
const { module: pictures } = await runnerImport('./tests/support/hostile-pictures.ts');
const { module: jpegs } = await runnerImport('./src/server/infra/uploads/strip-jpeg.ts');
const { module: pngs } = await runnerImport('./src/server/infra/uploads/strip-png.ts');
const { module: uploads } = await runnerImport('./src/shared/uploads.ts');

const definitions = await support.realDefinitions();
const texts = hostile.hostileTexts().map(({ name, ofLength }) => ({ name, text: ofLength(LENGTH) }));

function leavesOf(schema, path = []) {
  return Object.entries(schema.properties ?? {}).flatMap(([name, child]) =>
    child.type === 'object' ? leavesOf(child, [...path, name]) : [[...path, name]],
  );
}

function millisecondsOf(work) {
  const times = Array.from({ length: 3 }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...times);
}

function slowestOf(id) {
  const paths = leavesOf(definitions.document(id, 'de').schema);
  const all = paths.flatMap((path) =>
    texts.map(({ name, text }) => {
      const data = path.reduceRight((inner, key) => ({ [key]: inner }), text);
      return { id, path, name, ms: millisecondsOf(() => definitions.validate(id, data, 'tr')) };
    }),
  );
  return all.sort((a, b) => b.ms - a.ms)[0];
}

const slowest = support.formIds().map(slowestOf);
for (const { id, path, name, ms } of slowest) {
  console.log(`${id.padEnd(26)} ${ms.toFixed(2).padStart(8)} ms  ${path.join('.')} ${name}`);
}
const strippers = { jpeg: jpegs.strippedJpeg, png: pngs.strippedPng };
const files = pictures.hostilePictures.map(({ name, kind, ofLength }) => {
  const bytes = ofLength(uploads.UPLOAD_LIMITS.bytes);
  return { name, kind, ms: millisecondsOf(() => strippers[kind](bytes)) };
});
for (const { name, kind, ms } of files) {
  console.log(`${`a file: ${kind}`.padEnd(26)} ${ms.toFixed(2).padStart(8)} ms  ${name}`);
}
const worst = Math.max(...[...slowest, ...files].map(({ ms }) => ms));
console.log(
  `slowest: ${worst.toFixed(2)} ms for a text of ${LENGTH} characters or a file (at most ${MAX_MS} ms)`,
);
await definitions.close();
process.exit(worst > MAX_MS ? 1 : 0);
