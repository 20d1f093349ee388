import type { FastifyInstance } from 'fastify';
import type { ProductSheet } from '../../../shared/api/catalogue.ts';
import { object, type Static, uuid } from '../../../shared/api/shapes.ts';
import { pdfAnswer, sendPdf } from '../../http/send-pdf.ts';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { recordAllSheets, sheetFile, sheetsOf } from './product-sheet.service.ts';
import type { Sheet } from './product-sheet.ts';

const byId = object({ id: uuid });

/** Product information sheets of current and earlier plans (TKTransparenzV §§ 1, 2). */
export async function sheetsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.addHook('onReady', () => recordAllSheets(deps));

  serve(app, 'GET /api/product-sheets', {}, async ({ team }) => ({
    sheets: (await sheetsOf(deps, team)).map(viewOf),
  }));

  // A plain route: it answers with a PDF.
  app.get<{ Params: Static<typeof byId> }>('/api/product-sheets/:id/pdf', {
    config: { headers: 'optional' },
    schema: { params: byId, response: pdfAnswer },
    handler: async ({ params }, reply) => sendPdf(reply, await sheetFile(deps, params.id)),
  });
}

function viewOf({ id, facts, version, launchedOn, withdrawnOn }: Sheet): ProductSheet {
  const { name, dataGb, priceCents } = facts;
  return {
    id,
    name,
    dataGb,
    priceCents,
    version,
    launchedOn,
    withdrawnOn,
    url: `/api/product-sheets/${id}/pdf`,
  };
}
