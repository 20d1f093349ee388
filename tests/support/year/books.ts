import type { TestApp } from '../app.ts';

/** A customer's books, from three tables that know nothing of each other's sums. */
export interface Books {
  userId: string;
  /** Invoices less credit notes. */
  invoiced: number;
  /** Of that, what is not settled. */
  open: number;
  /** What providers took, less what banks took back. */
  received: number;
  refunded: number;
}

export function booksOf({ db }: TestApp): Promise<Books[]> {
  return db.query<Books>(
    `WITH money AS (
       SELECT coalesce(i.user_id, o.user_id, b.user_id, a.user_id) AS user_id,
         sum(CASE WHEN p.disputed_at IS NULL THEN coalesce(p.received_cents, 0) ELSE 0 END) AS received,
         sum(p.refunded_cents) AS refunded
       FROM payment p LEFT JOIN orders o ON p.subject_kind = 'order' AND o.id = p.subject_id
         LEFT JOIN invoice i ON p.subject_kind = 'invoice' AND i.id = p.subject_id
         LEFT JOIN option_booking b ON p.subject_kind = 'option' AND b.id = p.subject_id
         LEFT JOIN bill_payment a ON p.subject_kind = 'bills' AND a.id = p.subject_id GROUP BY 1),
     bills AS (
       SELECT user_id, sum(total_cents) AS invoiced, sum(total_cents - settled_cents) AS open
         FROM invoice GROUP BY 1)
     SELECT u.id AS "userId", coalesce(b.invoiced, 0) AS invoiced, coalesce(b.open, 0) AS open,
       coalesce(m.received, 0) AS received, coalesce(m.refunded, 0) AS refunded
       FROM users u LEFT JOIN money m ON m.user_id = u.id LEFT JOIN bills b ON b.user_id = u.id
      WHERE u.email ~ '^p[0-9]+@example.org$'`, // those of the simulation
  );
}

/** Whose books do not balance: invoices = payments + open − refunds. */
export function unbalanced(books: readonly Books[]): Books[] {
  return books.filter(({ invoiced, open, received, refunded }) => invoiced !== received - refunded + open);
}

/** Each invoice is settled by what its settlements say, and sums up its own lines; a credit note asks for nothing. */
export async function wrongInvoices({ db }: TestApp): Promise<string[]> {
  const rows = await db.query<{ number: string }>(
    `SELECT number FROM invoice i
      WHERE settled_cents <> (SELECT coalesce(sum(amount_cents), 0) FROM settlement s WHERE s.invoice_id = i.id)
         OR total_cents <> (SELECT sum((line ->> 'cents')::int) FROM jsonb_array_elements(i.lines) line)
         OR (kind = 'correction' AND (total_cents > 0 OR dunning_level > 0))`,
  );
  return rows.map(({ number }) => number);
}
