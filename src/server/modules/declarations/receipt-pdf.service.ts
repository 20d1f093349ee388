import type { AppDeps } from '../../infra/deps.ts';
import { unlinked } from '../../infra/mail/unlinked.ts';
import { brandPdf } from '../../infra/pdf/brand-pdf.service.ts';
import type { ReceivedDeclaration } from './declaration.ts';
import { ownLines, receiptOf } from './receipt.ts';

/**
 * The receipt as a PDF; in German, as all our documents. It is complete, says whose words it repeats, and contains no link,
 * because a stranger can have it sent to any address. The reader's own address stays as it is.
 */
export function receiptPdf(deps: AppDeps, declaration: ReceivedDeclaration): Promise<Buffer> {
  const { team, number, receivedAt, form } = declaration;
  const { title, lines } = receiptOf(deps, { ...declaration, lang: 'de' });
  const word = (key: string) => deps.words.text('de', `outbox.receipt.${key}`);
  return brandPdf(deps, { team, title: `${title} (${number})`, createdAt: receivedAt }, (to) => {
    to.title(title);
    to.paragraph(word(`proof.${declaration.kind}`));
    to.facts(lines.slice(-ownLines).map(({ label, text }) => [label, text]));
    to.heading(word('said'));
    to.facts(
      lines
        .slice(0, -ownLines)
        .map(({ label, text }) => [label, text === form.email ? text : unlinked(text)]),
    );
    to.note(word('saidNote'));
    to.note(word('keep'));
  });
}
