import type { ReceiptView } from '../../../shared/api/declarations.ts';
import { berlinMoment } from '../../../shared/berlin-moment.ts';
import { germanDay } from '../../../shared/german-day.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { ReceivedDeclaration } from './declaration.ts';

/** The content of a receipt; the answer adds the address of its PDF, and whether it is mailed or made later. */
export type Receipt = Omit<ReceiptView, 'pdfUrl' | 'isMailed' | 'isLater' | 'waits'>;

type Line = [label: string, text: string | undefined];

/**
 * The receipt of a declaration. It repeats only what the sender wrote and none of our data: a sender who invents a
 * contract number gets the same receipt.
 */
export function receiptOf({ words }: Pick<AppDeps, 'words'>, declaration: ReceivedDeclaration): Receipt {
  const { id, number, kind, lang, receivedAt } = declaration;
  const word = (key: string, values?: Record<string, string>) =>
    words.text(lang, `outbox.receipt.${key}`, values);
  const said =
    declaration.kind === 'cancellation'
      ? cancellationLines(word, declaration.form)
      : withdrawalLines(word, declaration.form);
  const ours: Line[] = [
    ['arrival', word('moment', { ...berlinMoment(receivedAt) })],
    ['by', word(`button.${kind}`)],
    ['number', number],
  ];
  return {
    id,
    number,
    kind,
    receivedAt: receivedAt.toISOString(),
    title: word(`title.${kind}`),
    lines: [...said, ...ours].flatMap(([label, text]) =>
      text ? [{ label: word(`label.${label}`), text }] : [],
    ),
  };
}

/** How many of a receipt's last lines are ours; those before are the sender's words. */
export const ownLines = 3;

type Word = (key: string) => string;

function cancellationLines(word: Word, form: Extract<ReceivedDeclaration, { kind: 'cancellation' }>['form']) {
  const { name, contractNumber, email, kind, cause, endDate } = form;
  const end = kind === 'forCause' ? 'atOnce' : 'earliest';
  const lines: Line[] = [
    ['kind', word(`kind.${kind}`)],
    ['cause', cause],
    ['name', name],
    ['contract', contractNumber],
    ['end', endDate ? germanDay(endDate) : word(`end.${end}`)],
    ['email', email],
  ];
  return lines;
}

function withdrawalLines(word: Word, form: Extract<ReceivedDeclaration, { kind: 'withdrawal' }>['form']) {
  const { name, contractNumber, part, email } = form;
  const lines: Line[] = [
    ['name', name],
    ['contract', contractNumber],
    ['part', part ?? word('part.whole')],
    ['email', email],
  ];
  return lines;
}
