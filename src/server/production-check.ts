import type { EnvReader } from './start/env-reader.ts';

/** Notes a fault for each stand-in of development that production was not told to accept. */
export function refuseDevelopmentDefaults(env: EnvReader, embedded: Record<string, boolean>): void {
  const refuse = (isUsed: boolean | undefined, allow: string, sentence: string) => {
    if (isUsed && !env.flag(allow)) env.fault(`In production ${sentence}, or ${allow}=1.`, undefined);
  };
  refuse(embedded.database, 'ALLOW_EMBEDDED_DATABASE', 'set DATABASE_URL to a PostgreSQL server');
  refuse(
    embedded.outbox,
    'ALLOW_OUTBOX_ONLY',
    'set SMS_GATEWAY_URL and SMTP_URL, so that codes and mails reach people',
  );
  refuse(embedded.payments, 'ALLOW_SANDBOX_PAYMENTS', 'set STRIPE_SECRET_KEY, so that money is taken');
  if (embedded.secret) {
    env.fault('In production set APP_SECRET to a long random text, the same for all processes.', undefined);
  }
}
