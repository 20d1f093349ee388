import { berlinToday } from '../../../shared/dates.ts';
import { keysOf } from '../../../shared/json-values.ts';
import { type TeamId, teamIds } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { documentFor, storeDocument } from '../../infra/pdf/document.service.ts';
import type { DocumentFile } from '../../infra/pdf/document.ts';
import {
  bindSheet,
  findSheet,
  insertSheet,
  launchDays,
  listSheets,
  lockSheets,
  withdrawSheet,
} from './product-sheet.repository.ts';
import { type Sheet, type SheetFacts, sheetFacts } from './product-sheet.ts';
import { sheetPdf } from './product-sheet-pdf.ts';
import { listTariffs } from './tariff.repository.ts';

type Deps = Pick<AppDeps, 'db' | 'clock' | 'random'>;

/** Updates the sheets of all teams to the current plans; earlier versions go into the archive. */
export async function recordAllSheets(deps: Deps): Promise<void> {
  for (const team of teamIds) await recordSheets(deps, team);
}

/** A team's current sheets: a new version for each new or changed plan, an end for each removed plan. */
export async function sheetsOf(deps: Deps, team: TeamId): Promise<Sheet[]> {
  await recordSheets(deps, team);
  return listSheets(deps.db, team);
}

/** A sheet's PDF, made at its first request. @throws Problem 1011 */
export async function sheetFile(deps: AppDeps, id: string): Promise<DocumentFile> {
  const sheet = await findSheet(deps.db, id);
  if (!sheet) throw problem(1011);
  const documentId = sheet.documentId ?? (await makeSheet(deps, sheet));
  return documentFor(deps, documentId, { userId: undefined, guestId: undefined });
}

async function makeSheet(deps: AppDeps, sheet: Sheet): Promise<string> {
  const bytes = await sheetPdf(deps, sheet);
  const fileName = `Produktinformationsblatt-${sheet.facts.slug}-${sheet.version}.pdf`;
  const document = {
    team: sheet.team,
    kind: 'productInformation',
    owner: 'public',
    bytes,
    fileName,
  } as const;
  return deps.db.transaction(async (tx) => {
    const { id } = await storeDocument(tx, deps, document);
    await bindSheet(tx, sheet.id, id);
    return id;
  });
}

async function recordSheets(deps: Deps, team: TeamId): Promise<void> {
  if ((await changesOf(deps.db, team)).length === 0) return;
  const now = deps.clock();
  const today = berlinToday(now);
  await deps.db.transaction(async (tx) => {
    await lockSheets(tx);
    // Checked again under the lock: another process may have seen the same change.
    for (const { tariffId, facts, launchedOn } of await changesOf(tx, team)) {
      await withdrawSheet(tx, tariffId, today);
      const on = launchedOn ?? today;
      if (facts) await insertSheet(tx, { id: deps.random.id(), team, tariffId, facts, on, now });
    }
  });
}

interface Change {
  tariffId: string;
  /** Undefined for a plan that is no longer on sale. */
  facts?: SheetFacts;
  /** The plan's launch day for its first sheet; a later version counts from the day of the change. */
  launchedOn: string | null;
}

async function changesOf(db: Queryable, team: TeamId): Promise<Change[]> {
  const sheets = await listSheets(db, team);
  const tariffs = await listTariffs(db, team, 'de');
  const days = await launchDays(db, team);
  const current = new Map(sheets.filter(isCurrent).map((sheet) => [sheet.tariffId, sheet.facts]));
  const known = new Set(sheets.map(({ tariffId }) => tariffId));
  const sold = tariffs.filter(({ id }) => days.has(id));
  const changed = sold
    .map((tariff) => ({ tariffId: tariff.id, facts: sheetFacts(tariff) }))
    .filter(({ tariffId, facts }) => !isSame(current.get(tariffId), facts));
  const gone = [...current.keys()].filter((id) => !sold.some((tariff) => tariff.id === id));
  return [
    ...changed.map((change) => ({
      ...change,
      launchedOn: known.has(change.tariffId) ? null : (days.get(change.tariffId) ?? null),
    })),
    ...gone.map((tariffId) => ({ tariffId, launchedOn: null })),
  ];
}

function isCurrent({ withdrawnOn }: Sheet): boolean {
  return withdrawnOn === null;
}

/** jsonb sorts the keys, so the comparison must ignore their order. */
function isSame(before: SheetFacts | undefined, after: SheetFacts): boolean {
  if (!before) return false;
  return keysOf(after).every((key) => {
    const [a, b] = [before[key], after[key]];
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
    return a.monthlyCents === b.monthlyCents && a.onceCents === b.onceCents;
  });
}
