import type { Lang } from '../../../shared/language.ts';
import type { Awaited } from '../../../shared/states/contract.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { awaitedOf } from '../contracts/begin-contract.repository.ts';

/** A line, and the customer to write to. */
export interface Line {
  userId: string;
  team: TeamId;
  lang: Lang;
  email: string;
  phone: string;
  name: string;
  msisdn: string;
  /** What its customer calls it. */
  lineName: string | null;
  orderNumber: string;
  tariffName: string;
  contractId: string | null;
  contract: string | null;
  minimumEndsOn: string | null;
  endedOn: string | null;
  /** What it waits for; null once its first day is known. */
  awaits: Awaited | null;
  /** Its number came from another operator, and it began with its arrival. */
  beganWithNumber: boolean;
}

export async function findLine(tx: Queryable, orderId: string): Promise<Line> {
  const rows = await tx.query<Line>(
    `SELECT u.id AS "userId", o.team, u.lang, u.email, u.phone, u.first_name || ' ' || u.last_name AS name, o.msisdn,
       c.line_name AS "lineName", o.number AS "orderNumber",
       t.name AS "tariffName", c.id AS "contractId", c.number AS contract, c.minimum_ends_on AS "minimumEndsOn",
       c.ended_on AS "endedOn", ${awaitedOf} AS awaits, EXISTS (SELECT FROM porting p
         WHERE p.order_id = o.id AND p.state = 'completed' AND p.arrived_on = c.starts_on) AS "beganWithNumber"
       FROM orders o JOIN users u ON u.id = o.user_id LEFT JOIN contract c ON c.order_id = o.id
       JOIN tariff t ON t.id = coalesce(c.tariff_id, o.tariff_id) WHERE o.id = $1`,
    [orderId],
  );
  const [line] = rows;
  if (!line) throw new Error(`There is no order ${orderId}.`);
  return line;
}
