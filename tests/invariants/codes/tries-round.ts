import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { lastCode } from '../../support/outbox.ts';
import type { Pair } from '../harness/pair.ts';
import type { Round } from '../harness/rounds.ts';
import { broken } from '../harness/shop.ts';
import { askedCode, askForCode, tryCode, wrongCode } from './asked-code.ts';

/** Has the database itself write down each code that was compared and found wrong. */
export async function countTries(db: Database): Promise<void> {
  await db.query(`
    CREATE TABLE IF NOT EXISTS tries_taken (phone text NOT NULL);
    CREATE OR REPLACE FUNCTION note_try() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.expires_at = OLD.expires_at AND NEW.consumed_at IS NULL THEN
          INSERT INTO tries_taken VALUES (NEW.phone);
        END IF;
        RETURN NEW;
      END $$;
    CREATE OR REPLACE TRIGGER note_try BEFORE UPDATE ON otp_challenge FOR EACH ROW EXECUTE FUNCTION note_try()`);
}

/** Twelve wrong guesses at once while the code is sent again twice; then the right one. */
export function triesRound(pair: Pair): Round {
  return async (dice) => {
    const { addresses, db } = pair;
    const { client, phone } = await askedCode(pair, dice);
    const wrong = await wrongCode(db, phone, dice);
    const guess = async () => {
      await dice.pause(8);
      return tryCode(client, dice.pick(addresses), wrong);
    };
    const resend = async () => {
      await dice.pause(8);
      return askForCode(client, dice.pick(addresses), phone);
    };
    const [resent, guesses] = await Promise.all([
      Promise.all([resend(), resend()]),
      Promise.all(Array.from({ length: 12 }, guess)),
    ]);
    const right = await tryCode(client, dice.pick(addresses), await lastCode(db, phone));
    const taken = await db.query('SELECT 1 FROM tries_taken WHERE phone = $1', [phone]);
    const isProved = right.status === 200;
    return [
      ...broken('a request', [...resent, ...guesses, right]),
      ...(taken.length <= 5 ? [] : [`${taken.length} wrong codes were compared`]),
      ...(isProved && taken.length >= 5 ? ['the right code was taken after five wrong ones'] : []),
    ];
  };
}
