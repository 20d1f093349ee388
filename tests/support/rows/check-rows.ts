import type { Database, Queryable } from '../../../src/server/infra/db/queryable.ts';
import { isRecord } from '../../../src/shared/json-values.ts';
import { sourcesIn } from '../sources.ts';
import { type Kind, type RowType, RowTypes } from './row-types.ts';

/** The declared rows by place, read once for all tests of a worker. */
let declared: Map<string, RowType | undefined> | undefined;
function declaredRows(): Map<string, RowType | undefined> {
  const sources = new Map([...sourcesIn('src/server'), ...sourcesIn('src/shared')]);
  const types = new RowTypes(sources);
  const sites = [...sources.keys()].flatMap((file) => types.sitesIn(file));
  return new Map(sites.map(({ place, row }) => [place, row]));
}

function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (value instanceof Date) return 'date';
  const type = typeof value;
  return type === 'string' || type === 'number' || type === 'boolean' ? type : 'object';
}

/** The differences between a row of the database and the type that the source gives it. */
export function rowFaults(row: unknown, type: RowType): string[] {
  if (!isRecord(row)) return ['is no row'];
  const extra = Object.keys(row).filter((name) => !type.has(name));
  return [
    ...extra.map((name) => `the statement returns ${name}, the type has no such field`),
    ...[...type].flatMap(([name, { kinds, isOptional }]) => {
      if (!Object.hasOwn(row, name)) return isOptional ? [] : [`the statement returns no ${name}`];
      const kind = kindOf(row[name]);
      const isRight = kinds.has(kind) || kinds.has('any');
      return isRight ? [] : [`${name} is ${kind}, the type says ${[...kinds].join(' | ')}`];
    }),
  ];
}

/** The place in `src/server` that called `query`, as `file:line`; undefined for a test's own query. */
function callSite(): string | undefined {
  const frames = (new Error().stack ?? '').split('\n').slice(1);
  const caller = frames.find((frame) => !/check-rows\.ts/.test(frame));
  const [, file, line] = /(src\/server\/[^:?)]+)[^:)]*:(\d+):\d+/.exec(caller ?? '') ?? [];
  return file && line ? `${file}:${line}` : undefined;
}

/** A database whose rows are compared with the types that the calls of `query<Row>` claim. */
export interface CheckedDatabase {
  db: Database;
  /** The places whose types are wrong, with what is wrong. */
  faults: Set<string>;
}

export function checkRows(db: Database): CheckedDatabase {
  declared ??= declaredRows();
  const types = declared;
  const faults = new Set<string>();
  const sites = new Map<string, string | undefined>();
  const checked = (inner: Queryable): Queryable => ({
    query: async <Row>(sql: string, params?: readonly unknown[]) => {
      // A statement's text has one place; asking the stack each time would be slow.
      if (!sites.has(sql)) sites.set(sql, callSite());
      const place = sites.get(sql);
      const rows = await inner.query<Row>(sql, params);
      const type = place === undefined ? undefined : types.get(place);
      if (place === undefined || type === undefined || rows.length === 0) return rows;
      for (const row of rows) for (const fault of rowFaults(row, type)) faults.add(`${place}: ${fault}`);
      return rows;
    },
  });
  return {
    db: { ...db, ...checked(db), transaction: (work) => db.transaction((tx) => work(checked(tx))) },
    faults,
  };
}
