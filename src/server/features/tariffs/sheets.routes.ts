import type { FastifyInstance } from 'fastify';
import { recordAllSheets, sheetFile, sheetsOf } from '../../modules/catalogue/product-sheet.service.ts';
import type { AppDeps } from '../../deps.ts';
import { pdfAnswer, sendPdf } from '../../http/send-pdf.ts';
import { answer, day, integer, list, object, orNull, text, uuid } from '../../plugins/answer-schema.ts';

const sheet = object({
  id: uuid,
  name: text,
  version: integer,
  launchedOn: day,
  withdrawnOn: orNull(day),
  url: text,
});

/** Product information sheets: of what is sold, and of what was (TKTransparenzV §§ 1, 2). */
export async function sheetsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.addHook('onReady', () => recordAllSheets(deps));

  app.get('/api/product-sheets', {
    schema: { response: answer({ sheets: list(sheet) }) },
    handler: async ({ team }) => {
      const sheets = await sheetsOf(deps, team);
      const shown = sheets.map(({ id, facts: { name }, version, launchedOn, withdrawnOn }) => {
        return { id, name, version, launchedOn, withdrawnOn, url: `/api/product-sheets/${id}/pdf` };
      });
      return { payload: { sheets: shown } };
    },
  });

  app.get<{ Params: { id: string } }>('/api/product-sheets/:id/pdf', {
    config: { headers: 'optional' },
    schema: { params: object({ id: uuid }), response: pdfAnswer },
    handler: async ({ params }, reply) => sendPdf(reply, await sheetFile(deps, params.id)),
  });
}
