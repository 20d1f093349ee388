import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { billingOperations } from '../../../src/server/infra/ports/billing-customers/billing-operations.ts';
import { systemNews } from '../../../src/server/infra/ports/http/signed-news.ts';
import {
  logisticsNews,
  logisticsOperations,
} from '../../../src/server/infra/ports/logistics/logistics-operations.ts';
import {
  networkNews,
  networkOperations,
} from '../../../src/server/infra/ports/network/network-operations.ts';
import {
  portingNews,
  portingOperations,
} from '../../../src/server/infra/ports/porting/porting-operations.ts';
import { ROOT } from '../../support/definitions.ts';
import { openApiOf, type SystemContract } from '../../support/system-openapi.ts';

const contracts: Record<string, SystemContract> = {
  porting: {
    title: 'Exchange of numbers',
    operations: portingOperations,
    news: portingNews,
    newsPath: '/api/webhooks/porting',
  },
  logistics: {
    title: 'Carrier of parcels',
    operations: logisticsOperations,
    news: logisticsNews,
    newsPath: '/api/webhooks/logistics',
  },
  network: {
    title: 'Mobile network',
    operations: networkOperations,
    news: networkNews,
    newsPath: '/api/webhooks/network',
  },
  'billing-customers': { title: 'Customers of the billing system', operations: billingOperations, news: [] },
};

/** After a change of a shape, `WRITE_OPENAPI=1` writes the documents; then `npm run format`. */
test.each(Object.entries(contracts))(
  '%s.openapi.json says what the adapter sends and understands',
  (port, contract) => {
    const file = join(ROOT, `src/server/infra/ports/${port}/${port}.openapi.json`);
    const document = openApiOf(contract, systemNews);
    if (process.env.WRITE_OPENAPI) writeFileSync(file, JSON.stringify(document));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(document);
  },
);
