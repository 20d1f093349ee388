import { runTasks } from '../../../src/server/infra/ports/tasks/run-tasks.service.ts';
import { deliver } from '../../../src/server/modules/lifecycle/deliver.service.ts';
import type { TestApp } from '../app.ts';
import { startCarrier } from '../exchange.ts';
import { newsSecret } from '../system-news.ts';
import { SystemStandIn } from '../system-stand-in.ts';

/** The systems of the staff: a CRM for leads, and a warehouse for jerseys. */
export async function startStaffSystems() {
  const crm = await SystemStandIn.start(({ path }) =>
    path === '/oauth/v2/token' ? [200, { access_token: 'token' }] : [200, { data: [{ status: 'success' }] }],
  );
  const { system: warehouse } = await startCarrier();
  return {
    env: {
      ZOHO_API_URL: crm.url,
      ZOHO_ACCOUNTS_URL: crm.url,
      ZOHO_CLIENT_ID: 'id',
      ZOHO_CLIENT_SECRET: 'secret',
      ZOHO_REFRESH_TOKEN: 'token',
      LOGISTICS_URL: warehouse.url,
      LOGISTICS_KEY: 'key',
      LOGISTICS_NEWS_SECRET: newsSecret,
    },
    /** The texts of all mails to the service, and all records that the systems were sent. */
    received: async (t: TestApp): Promise<string[]> => {
      const failures: unknown[] = [];
      await runTasks(t.deps, (error) => failures.push(error));
      await deliver(t.deps);
      if (failures.length > 0) throw failures[0];
      const mails = await t.outbox(t.deps.teams.kanarya.email);
      const records = [...crm.requests, ...warehouse.requests];
      return [...mails.map(({ text }) => text), ...records.map(({ body }) => JSON.stringify(body))];
    },
    stop: async () => {
      await crm.stop();
      await warehouse.stop();
    },
  };
}
