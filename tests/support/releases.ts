import { type Previewer, preview } from '../../src/definitions/cli/preview/preview.ts';
import type { Verdict } from '../../src/definitions/cli/prove.ts';
import { type FileTexts, readTexts } from '../../src/definitions/file-texts.ts';
import { contracts } from '../../src/server/contracts.ts';
import type { ChangeSet } from '../../src/server/modules/releases/change-set.ts';
import { newDraft } from '../../src/server/modules/releases/draft.service.ts';
import { approve as approveRead } from '../../src/server/modules/releases/person-steps.service.ts';
import { digestOfEffect } from '../../src/server/modules/releases/proved.service.ts';
import { submit } from '../../src/server/modules/releases/publish.service.ts';
import type { ReleaseDeps } from '../../src/server/modules/releases/release-deps.ts';
import { releaseById } from '../../src/server/modules/releases/step.service.ts';
import { berlinToday } from '../../src/shared/dates.ts';
import { ROOT } from './definitions.ts';

/** Finds everything sound, where a test is not about the proof: a real one takes seconds. */
export const findsSound: ReleaseDeps['prove'] = async ({ now }): Promise<Verdict> => ({
  isSound: true,
  check: [],
  impact: [],
  on: berlinToday(now),
});

/** Compiles parts of drafts in this process, where a test is not about its limits. */
export const previewHere: Previewer = async ({ files, typed, task }) =>
  preview(new Map([...(await files()), ...typed]), task, contracts);

let own: Promise<FileTexts> | undefined;
/** The files of the project's own folder. */
export function ownFiles(): Promise<FileTexts> {
  own ??= readTexts(ROOT);
  return own;
}

export const APPROVAL = 'schemas/order/approval.schema.json';

/** The letter that the wish of an order must begin with, by the text of its form. */
export function letterOf(schema: string): string | undefined {
  return /"pattern": ?"\^([a-z])/.exec(schema)?.[1];
}

async function edited<Json>(path: string, edit: (json: Json) => void): Promise<[string, string]> {
  const json: Json = JSON.parse((await ownFiles()).get(path) ?? '');
  edit(json);
  return [path, `${JSON.stringify(json, null, 2)}\n`];
}

interface ExamplesFile {
  valid: Record<string, unknown>[];
  invalid: object[];
}

/** A change in five files: with an order a wish may be sent, which begins with this letter. */
export async function wishFor(letter: string): Promise<ChangeSet> {
  const words = (lang: 'de' | 'tr', label: string, sentence: string) =>
    edited(`locales/${lang}/order.json`, (json: Record<string, string>) => {
      json['order.approval.wish.label'] = label;
      json['order.approval.wish.error.pattern'] = sentence;
    });
  return new Map([
    await edited(APPROVAL, ({ properties }: { properties: Record<string, object> }) => {
      properties.wish = { type: 'string', maxLength: 8, pattern: `^${letter}` };
    }),
    await edited('ui-schemas/order/approval.ui.json', (json: { 'ui:order': string[] }) => {
      json['ui:order'].push('wish');
    }),
    await words('de', 'Wunsch', `Bitte beginnen Sie mit dem Buchstaben ${letter}.`),
    await words('tr', 'Dilek', `Lütfen ${letter} harfiyle başlayın.`),
    await edited('schemas/order/approval.examples.json', ({ valid, invalid }: ExamplesFile) => {
      valid[0] = { ...valid[0], wish: letter };
      const refused = (value: unknown, rule: string) =>
        invalid.push({ base: 0, set: { '/wish': value }, path: '/wish', rule });
      refused(5, 'type');
      refused('!', 'pattern');
      refused(letter.repeat(9), 'maxLength');
    }),
  ]);
}

/** A change set that another person than its writer has approved. @returns its id */
export async function approvedChange(deps: ReleaseDeps, files: ChangeSet, reason = 'Test'): Promise<number> {
  const id = await newDraft(deps, { by: 'ayse', reason, files });
  await submit(deps, id, { by: 'ayse' });
  await approve(deps, id);
  return id;
}

/** Another person has read a change set, and seen its effect. @param digest of what was read: what it holds now, where nothing is said */
export async function approve(deps: ReleaseDeps, id: number, digest?: string): Promise<void> {
  const { changesDigest, verdict } = await releaseById(deps.db, id);
  const read = { digest: digest ?? changesDigest, effect: digestOfEffect(verdict) };
  await approveRead(deps, id, { by: 'mehmet', reason: '', ...read });
}
