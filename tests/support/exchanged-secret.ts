import { createTestApp, type TestApp } from './app.ts';
import { createTestDatabase } from './database.ts';

const oldSecret = 'b2xkIHNlY3JldCBvZiB0aGUgb3BlcmF0b3I';
const newSecret = 'bmV3IHNlY3JldCBvZiB0aGUgb3BlcmF0b3I';

/** Three servers on one database: before, during and after the exchange of `APP_SECRET`. */
export interface ExchangedSecret extends Record<'before' | 'during' | 'after', TestApp> {
  close(): Promise<void>;
}

export async function exchangedSecret(): Promise<ExchangedSecret> {
  const db = await createTestDatabase();
  const before = await createTestApp({ db, seed: 1, env: { APP_SECRET: oldSecret } });
  const during = await createTestApp({
    db,
    seed: 2,
    env: { APP_SECRET: newSecret, APP_SECRET_PREVIOUS: oldSecret },
  });
  const after = await createTestApp({ db, seed: 3, env: { APP_SECRET: newSecret } });
  const close = async () => {
    await Promise.all([before, during, after].map((app) => app.close()));
    await db.close();
  };
  return { before, during, after, close };
}
