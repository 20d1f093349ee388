import type { Database } from '../../../src/server/infra/db/queryable.ts';
import type { OrderForms } from '../../../src/shared/order-forms.ts';
import { serial } from '../harness/databases.ts';

/** What an order says that brings its own number: one that nobody else in this run brings. */
export async function portedNumber(db: Database): Promise<{ change: Partial<OrderForms>; msisdn: string }> {
  const [provider] = await db.query<{ id: string }>('SELECT id FROM mnp_provider LIMIT 1');
  const msisdn = `+49176${String(40_000_000 + (await serial(db)))}`;
  const porting = {
    donatingProvider: provider?.id ?? '',
    mnpType: 'ASAP',
    msisdn,
    portingAcknowledged: true,
  };
  const change: Partial<OrderForms> = {
    'order/number': { numberType: 'port', simType: 'esim' },
    'order/porting': porting as OrderForms['order/porting'], // mnpType is text here
    // Forms that the flow hides may not be sent.
    'order/new-number': undefined,
    'order/options': undefined,
  };
  return { change, msisdn };
}
