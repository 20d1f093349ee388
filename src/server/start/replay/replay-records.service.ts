import { unreadFields } from '../../../definitions/answers.ts';
import { brokenRules, errorsOnlyIn } from '../../../definitions/cli/impact/compare.ts';
import type { Opened } from '../../../definitions/cli/opened.ts';
import type { CompiledForm } from '../../../definitions/compiled.ts';
import { maskedSample } from '../../../definitions/masked-sample.ts';
import type { Contracts } from '../../../shared/contracts/contract.ts';
import { daysAfter } from '../../../shared/durations.ts';
import { pathOfPointer, withValue } from '../../../shared/field-paths.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { isRecord, walk } from '../../../shared/json-values.ts';
import { pointerNames } from '../../../shared/rules/json-pointer.ts';
import type { Database } from '../../infra/db/queryable.ts';
import { findRecords, findSubmitted, type KeptRecord } from './record.repository.ts';
import { type RecordSource, recordSource } from './record-source.ts';

/** The records of so many days are asked. */
const days = 30;
const mostSamples = 3;

interface Replay {
  db: Database;
  now: Date;
  contracts: Contracts;
  before: Opened;
  after: Opened;
}

/**
 * What other definitions would have refused of the records that are kept anyway, by form, field and rule: counts and
 * masked cases, nothing else. Each record is judged with the order that it was sent with. What is not kept (passwords,
 * codes, `"x-keep": false`) is not judged.
 */
export async function replayRecords({ db, now, contracts, before, after }: Replay): Promise<string[]> {
  const lines: string[] = [];
  let replayed = 0;
  for (const [id, newer] of after.library.forms) {
    const older = before.library.forms.get(id);
    if (!older || older.model.version === newer.model.version) continue;
    const source = recordSource(id, contracts) ?? { form: id, table: 'submission', fields: [] };
    const since = daysAfter(now, -days);
    const records = await (source.table === 'submission'
      ? findSubmitted(db, id, since)
      : findRecords(db, source, since));
    replayed += records.length;
    lines.push(...judged(older, newer, { source, records, contracts }));
  }
  return [...lines, `${replayed} records of the last ${days} days replayed.`];
}

interface Judged {
  source: RecordSource;
  records: KeptRecord[];
  contracts: Contracts;
}

interface Refusal {
  count: number;
  samples: Set<string>;
}

function judged(older: CompiledForm, newer: CompiledForm, { source, records, contracts }: Judged): string[] {
  const unknown = unknownFields(older, source, contracts);
  const models = [older.model, newer.model];
  const refusals = new Map<string, Refusal>();
  let refused = 0;
  for (const record of records) {
    const data = dataOf(source, record);
    // SQL says null where the form was sent alone.
    const order = record.order ?? undefined;
    const broken = brokenRules(newer.loaded.de, data, order);
    const errors = errorsOnlyIn(broken, brokenRules(older.loaded.de, data, order)).filter(
      ({ path }) => !unknown.has(path),
    );
    if (errors.length > 0) refused += 1;
    for (const { path, rule } of errors) {
      const key = `${path || 'the form'} by "${rule}"`;
      const known = refusals.get(key) ?? { count: 0, samples: new Set() };
      known.count += 1;
      if (known.samples.size < mostSamples)
        known.samples.add(maskedSample(walk(data, pointerNames(path)), path, models));
      refusals.set(key, known);
    }
  }
  const head = `${older.model.id}: ${refused} of ${records.length} records of the last ${days} days would have been refused`;
  const causes = [...refusals].map(
    ([key, { count, samples }]) => `  ${key}: ${count}, e.g. ${[...samples].join(', ')}`,
  );
  return [head, ...causes];
}

/** The answers as they were sent, as far as they are kept. */
function dataOf({ form, fields }: RecordSource, { columns, answers }: KeptRecord): FormValues {
  const kept = fields.map(({ pointer, column }): [string, unknown] => [
    pointer,
    walk(columns, [column]) ?? null,
  ]);
  const values = walk(answers, [form, 'values']);
  return [...kept, ...Object.entries(isRecord(values) ? values : {})]
    .filter(([, value]) => value !== null)
    .reduce<FormValues>((data, [pointer, value]) => withValue(data, pathOfPointer(pointer), value), {});
}

/** Fields of which no record says what was typed: a new demand on them tells nothing of people. */
function unknownFields({ model }: CompiledForm, { fields }: RecordSource, contracts: Contracts): Set<string> {
  const kept = [...fields, ...unreadFields(model, contracts)].map(({ pointer }) => pointer);
  return new Set(model.fields.map(({ pointer }) => pointer).filter((pointer) => !kept.includes(pointer)));
}
