import * as sound from '../../../src/server/modules/customers/otp.repository.ts';
import { isNaive } from './naive.ts';

export * from '../../../src/server/modules/customers/otp.repository.ts';

/** Wrong on purpose: reads and compares first, and counts afterwards from what it has read. */
const compareFirst: typeof sound.tryCode = async (tx, id, codeHash, now) => {
  const [row] = await tx.query<{ isRight: boolean; triesLeft: number }>(
    `SELECT code_hash = $2 AS "isRight", tries_left AS "triesLeft" FROM otp_challenge
      WHERE id = $1 AND consumed_at IS NULL AND expires_at > $3 AND tries_left > 0`,
    [id, codeHash, now],
  );
  if (!row) return undefined;
  const triesLeft = row.isRight ? row.triesLeft : row.triesLeft - 1;
  await tx.query('UPDATE otp_challenge SET consumed_at = $2, tries_left = $3 WHERE id = $1', [
    id,
    row.isRight ? now : null,
    triesLeft,
  ]);
  return { isRight: row.isRight, triesLeft };
};

export const tryCode: typeof sound.tryCode = isNaive('codes') ? compareFirst : sound.tryCode;

/** Wrong on purpose: hands on the tries that are left, but lets the code before go on being tried. */
const readTries: typeof sound.supersede = async (tx, id) => {
  const [row] = await tx.query<{ triesLeft: number }>(
    'SELECT tries_left AS "triesLeft" FROM otp_challenge WHERE id = $1 AND consumed_at IS NULL',
    [id],
  );
  return row?.triesLeft;
};

export const supersede: typeof sound.supersede = isNaive('resend') ? readTries : sound.supersede;
