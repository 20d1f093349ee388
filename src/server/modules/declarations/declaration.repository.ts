import type { WaitReason } from '../../../shared/api/declarations.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { Outcome, ReceivedDeclaration } from './declaration.ts';
import type { Candidate, Naming } from './declared-contract.ts';

/** An order that a declaration may mean, with its contract, if it has one. */
export interface DeclaredOrder extends Candidate {
  orderId: string;
  contractId: string | null;
  userId: string;
  lang: Lang;
  /** The number of a later package or change of tariff by which it was named. */
  laterNumber: string | null;
}

const columnsWith = (
  laterNumber: string,
) => `${laterNumber} AS "laterNumber", o.id AS "orderId", o.number, c.id AS "contractId", c.number AS "contractNumber",
  u.id AS "userId", u.lang, u.email, u.first_name AS "firstName", u.last_name AS "lastName"
  FROM orders o JOIN users u ON u.id = o.user_id LEFT JOIN contract c ON c.order_id = o.id`;
const columns = columnsWith('NULL::text');

/** The order of a customer's own contract. */
export async function orderOfContract(
  db: Queryable,
  userId: string,
  contractId: string,
): Promise<DeclaredOrder | null> {
  const rows = await db.query<DeclaredOrder>(`SELECT ${columns} WHERE c.id = $2 AND o.user_id = $1`, [
    userId,
    contractId,
  ]);
  return rows[0] ?? null;
}

/** A customer's own order. */
export async function orderOfCustomer(
  db: Queryable,
  userId: string,
  orderId: string,
): Promise<(DeclaredOrder & { team: TeamId }) | null> {
  const rows = await db.query<DeclaredOrder & { team: TeamId }>(
    `SELECT o.team, ${columns} WHERE o.id = $2 AND o.user_id = $1`,
    [userId, orderId],
  );
  return rows[0] ?? null;
}

/**
 * A team's orders that a declaration names by the number of order, contract, later package or change of tariff, or by
 * phone number; newest first.
 */
export function namedOrders(
  db: Queryable,
  team: string,
  { numbers, msisdn }: Naming,
): Promise<DeclaredOrder[]> {
  return db.query<DeclaredOrder>(
    `SELECT ${columnsWith(`coalesce((SELECT b.number FROM option_booking b
         WHERE b.contract_id = c.id AND b.number = ANY($2::text[])),
       (SELECT h.number FROM tariff_change h WHERE h.contract_id = c.id AND h.number = ANY($2::text[])))`)}
      WHERE o.team = $1 AND o.id IN (SELECT id FROM orders WHERE number = ANY($2::text[])
        UNION SELECT order_id FROM contract WHERE number = ANY($2::text[])
        UNION SELECT x.order_id FROM option_booking b JOIN contract x ON x.id = b.contract_id
               WHERE b.number = ANY($2::text[])
        UNION SELECT x.order_id FROM tariff_change h JOIN contract x ON x.id = h.contract_id
               WHERE h.number = ANY($2::text[])
        UNION SELECT id FROM orders WHERE msisdn = $3)
      ORDER BY o.created_at DESC LIMIT 20`,
    [team, numbers, msisdn],
  );
}

export interface HandledDeclaration {
  definitionVersion: string;
  answers: string | null;
  order: Pick<DeclaredOrder, 'orderId' | 'contractId' | 'userId'> | null;
  outcome: Outcome;
  /** Why people decide; null when they need not. */
  waits: WaitReason | null;
  endsOn: string | null;
}

/** Stores a declaration; one that needs no person counts as handled. */
export async function insertDeclaration(
  tx: Queryable,
  declaration: ReceivedDeclaration,
  { definitionVersion, answers, order, outcome, waits, endsOn }: HandledDeclaration,
): Promise<void> {
  const { id, team, number, kind, source, lang, form, receivedAt } = declaration;
  const isHandled = outcome === 'done' || outcome === 'repeated';
  await tx.query(
    `INSERT INTO declaration (id, team, number, kind, source, lang, content, definition_version, user_id, order_id,
       contract_id, outcome, ends_on, handled_at, received_at, answers, waits)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      id,
      team,
      number,
      kind,
      source,
      lang,
      JSON.stringify(namedFields(form)),
      definitionVersion,
      order?.userId ?? null,
      order?.orderId ?? null,
      order?.contractId ?? null,
      outcome,
      endsOn,
      isHandled ? receivedAt : null,
      receivedAt,
      answers,
      waits,
    ],
  );
}

/** Notes that people have decided about a declaration. Returns false for an unknown one, or one that does not wait. */
export async function settleDeclaration(db: Queryable, number: string, now: Date): Promise<boolean> {
  const rows = await db.query(
    'UPDATE declaration SET handled_at = $2 WHERE number = $1 AND handled_at IS NULL RETURNING id',
    [number, now],
  );
  return rows.length === 1;
}

/** The fields that the receipt repeats; answers to other fields stand in a column of their own. */
function namedFields(form: ReceivedDeclaration['form']): Record<string, unknown> {
  const { name, contractNumber, email } = form;
  const own =
    'kind' in form ? { kind: form.kind, cause: form.cause, endDate: form.endDate } : { part: form.part };
  return { ...own, name, contractNumber, email };
}
