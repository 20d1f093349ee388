import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { APPROVAL, letterOf } from '../../support/releases.ts';

interface JudgedOrder {
  number: string;
  release: number | null;
  version: string;
  answers: { 'order/approval'?: { version: string; values: { '/wish': string } } } | null;
}

/** The letter that each release asks for, and its set of files, by its number. */
async function releasesIn(
  db: Database,
): Promise<Map<number, { letter: string | undefined; digest: string }>> {
  const rows = await db.query<{ number: number; digest: string; content: string }>(
    `SELECT r.number, r.digest, f.content FROM definition_release r
       JOIN definition_file f ON f.hash = r.files ->> $1 WHERE r.number IS NOT NULL`,
    [APPROVAL],
  );
  return new Map(rows.map(({ number, digest, content }) => [number, { letter: letterOf(content), digest }]));
}

/** What is wrong with the orders since a moment: each was judged by exactly the release that it names. */
export async function wrongOrders(db: Database, since: Date): Promise<{ count: number; faults: string[] }> {
  const releases = await releasesIn(db);
  const orders = await db.query<JudgedOrder>(
    `SELECT number, release, definition_versions ->> 'order/approval' AS version, answers FROM orders WHERE created_at >= $1`,
    [since],
  );
  const versions = new Map<string, string>();
  const faults = orders.flatMap(({ number, release, version, answers }) => {
    const named = release === null ? undefined : releases.get(release);
    if (!named) return [`order ${number} names release ${release}`];
    const { version: answered, values } = answers?.['order/approval'] ?? {};
    const wish = values?.['/wish'] ?? '';
    if (wish[0] !== named.letter)
      return [`order ${number} wishes "${wish}", release ${release} asks for "${named.letter}"`];
    const known = versions.get(named.digest) ?? version;
    versions.set(named.digest, known);
    if (version !== known || answered !== version)
      return [
        `order ${number} of release ${release} has version ${version}, its answers ${answered}, not ${known}`,
      ];
    return [];
  });
  const isOneEach = new Set(versions.values()).size === versions.size;
  return {
    count: orders.length,
    faults: [...faults, ...(isOneEach ? [] : ['two releases have one version'])],
  };
}

/** What is wrong with the chain of releases: one is in force, the last; each before it has left once; all is logged. */
export async function wrongChain(db: Database): Promise<string[]> {
  const rows = await db.query<{ number: number; status: string; published: number; gone: number }>(
    `SELECT number, status,
       (SELECT count(*)::int FROM definition_release_log l WHERE l.release_id = r.id AND event = 'published') AS published,
       (SELECT count(*)::int FROM definition_release_log l WHERE l.release_id = r.id
          AND from_status = 'published' AND event IN ('superseded', 'rolledBack', 'ended')) AS gone
       FROM definition_release r WHERE number IS NOT NULL ORDER BY number`,
  );
  const last = rows.length;
  const inForce = rows.filter(({ status }) => status === 'published').map(({ number }) => number);
  return [
    ...(inForce.length === 1 && inForce[0] === last
      ? []
      : [`in force: ${inForce.join(', ') || 'none'}, of ${last} releases`]),
    ...rows.flatMap(({ number, published, gone }, at) => {
      const isRight = number === at + 1 && published === 1 && gone === (number === last ? 0 : 1);
      return isRight
        ? []
        : [`release ${number} (row ${at + 1}): published ${published} times, left ${gone} times`];
    }),
  ];
}
