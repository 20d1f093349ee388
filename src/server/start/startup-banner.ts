import type { Config } from '../config.ts';
import { demoAccount } from '../infra/db/seeds/demo-accounts.seed.ts';

/** The text for the operator after the server has started to listen. */
export function startupBanner(config: Config, address: string): string {
  const { embedded } = config;
  const database = embedded.database ? `embedded, in ${config.dataDir}` : 'PostgreSQL';
  return [
    '',
    `  Fanline (${config.team})  ${address}   Türkçe: ${address}/tr`,
    `  Database       ${database}`,
    ...(embedded.demoData
      ? [`  Demo account   ${demoAccount.email} or ${demoAccount.phone}, password ${demoAccount.password}`]
      : []),
    ...(embedded.devPages
      ? [
          `  SMS and mail   ${address}/dev/outbox`,
          `  Time           ${address}/dev/clock`,
          `  Objections     ${address}/dev/objections`,
        ]
      : []),
    ...(embedded.devPages && embedded.payments ? [`  Payments       ${address}/dev/payments`] : []),
    `  API            ${address}/api/docs`,
    '',
  ].join('\n');
}
