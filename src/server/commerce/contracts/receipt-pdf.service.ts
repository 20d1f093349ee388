import type { AppDeps } from '../../deps.ts';
import { brandPdf } from '../../infra/pdf/brand-pdf.service.ts';
import type { ReceivedDeclaration } from '../../modules/declarations/declaration.ts';
import { receiptOf } from '../../modules/declarations/receipt.ts';

/** The receipt as a paper to keep; in German, as all our papers. */
export function receiptPdf(deps: AppDeps, declaration: ReceivedDeclaration): Promise<Buffer> {
  const { team, number, receivedAt } = declaration;
  const { title, lines } = receiptOf(deps, { ...declaration, lang: 'de' });
  return brandPdf(deps, { team, title: `${title} (${number})`, createdAt: receivedAt }, (to) => {
    to.title(title);
    to.paragraph(deps.words.text('de', `outbox.receipt.proof.${declaration.kind}`));
    to.facts(lines.map(({ label, text }) => [label, text]));
    to.note(deps.words.text('de', 'outbox.receipt.keep'));
  });
}
