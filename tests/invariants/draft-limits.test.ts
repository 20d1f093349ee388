import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Previewer } from '../../src/definitions/cli/preview/preview.ts';
import type { FileTexts } from '../../src/definitions/file-texts.ts';
import { previewInProcess } from '../../src/server/start/releases/preview-in-process.ts';
import { proveInProcess } from '../../src/server/start/releases/prove-in-process.ts';
import { ROOT } from '../support/definitions.ts';
import { APPROVAL, ownFiles, wishFor } from '../support/releases.ts';
import { hasPostgres } from './harness/pair.ts';

/** The workers as they are built beside the two servers. */
const worker = (name: string) => join(ROOT, 'dist/server-truth', `${name}-worker.js`);
const FORM = 'order/jersey';
const SCHEMA = `schemas/${FORM}.schema.json`;
const now = new Date('2026-11-27T10:00:00Z');
const textOf = (json: object) => `${JSON.stringify(json, null, 2)}\n`;

let own: FileTexts;
beforeAll(async () => {
  own = await ownFiles();
});

/** A few small files, each of which names the one before twice: the last has a thousand million fields. */
function growing(): FileTexts {
  const levels = Array.from({ length: 30 }, (_, level): [string, string] => {
    const below = level === 0 ? { type: 'string', maxLength: 10 } : { $ref: `level${level - 1}.schema.json` };
    const piece = { type: 'object', properties: { a: below, b: below }, additionalProperties: false };
    return [
      `schemas/definitions/level${level}.schema.json`,
      textOf({ $schema: '../meta/piece.meta.json', ...piece }),
    ];
  });
  const json = JSON.parse(own.get(SCHEMA) ?? '');
  const last = { $ref: '../definitions/level29.schema.json' };
  const form = textOf({ ...json, properties: { ...json.properties, last } });
  return new Map([...own, ...levels, [SCHEMA, form]]);
}

const [WISH, SLOW] = ['order/approval', '^a*a*a*a*a*a*a*a*b$'];

/** A field of another form gets a pattern in which no group is repeated, and an example at which it tries for years. */
async function slow(): Promise<FileTexts> {
  const wish = await wishFor('q');
  const examples = `schemas/${WISH}.examples.json`;
  const schema = (wish.get(APPROVAL) ?? '')
    .replace('"^q"', `"${SLOW}"`)
    .replace('"maxLength": 8', '"maxLength": 400');
  expect(schema).toContain(SLOW);
  const { valid, ...rest } = JSON.parse(wish.get(examples) ?? '');
  const tried = { base: 0, set: { '/wish': 'a'.repeat(400) } };
  const written = textOf({ ...rest, valid: [...valid, tried] });
  const changed = [...wish].map(([path, text]): [string, string] => [path, text ?? '']);
  return new Map([...own, ...changed, [APPROVAL, schema], [examples, written]]);
}

describe.skipIf(!hasPostgres)('a draft of real files', () => {
  it('that exceeds its memory or its time is not sound, and says so; as they are they are sound', async () => {
    const began = performance.now();
    const found = await proveInProcess(worker('prove'))({ before: own, after: own, now });
    expect([found.isSound, found.faults]).toEqual([true, []]);
    // This machine proves sound files in so long.
    const seconds = Math.ceil((performance.now() - began) / 1000) + 3;
    const check = async (after: FileTexts, limits: { seconds: number; megabytes: number }) =>
      (await proveInProcess(worker('prove'), limits)({ before: own, after, now })).check;
    expect(await check(growing(), { seconds: 200, megabytes: 192 })).toEqual([
      'The proof takes more than 192 MB of memory.',
    ]);
    expect(await check(await slow(), { seconds, megabytes: 1024 })).toEqual([
      `The proof takes more than ${seconds} seconds.`,
    ]);
  });

  it('is shown within the limits of the preview, or said not to be', async () => {
    const limits = { megabytes: 96, idleSeconds: 1, waitSeconds: 1 };
    const patient = previewInProcess(worker('preview'), { ...limits, seconds: 60 });
    const hasty = previewInProcess(worker('preview'), { ...limits, seconds: 10 });
    /** A form with its examples judged. */
    const shown = (ask: Previewer, files: FileTexts, form: string) => {
      const task = { is: 'form', form, judges: true, now } as const;
      return ask({
        digest: files === own ? 'own' : 'draft',
        files: async () => files,
        typed: new Map(),
        task,
      });
    };
    const refused = (file: string, sentence: string) => ({
      ...{ form: null, faults: [{ file, sentence: `${sentence} Undo the last change.` }] },
    });
    const sound = { form: { judged: [{}] }, faults: [] };
    expect(await shown(patient, own, FORM)).toMatchObject(sound);
    expect(await shown(patient, growing(), FORM)).toEqual(
      refused(SCHEMA, 'The preview takes more than 96 MB of memory.'),
    );
    expect(await shown(patient, own, FORM)).toMatchObject(sound);
    expect(await shown(hasty, own, WISH)).toMatchObject(sound);
    expect(await shown(hasty, await slow(), WISH)).toEqual(
      refused(APPROVAL, 'The preview takes more than 10 seconds.'),
    );
    expect(await shown(hasty, own, WISH)).toMatchObject(sound);
  });
});
