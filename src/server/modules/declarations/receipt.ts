import { berlinMoment } from '../../../shared/berlin-moment.ts';
import type { AppDeps } from '../../deps.ts';
import type { ReceivedDeclaration } from './declaration.ts';

/** Proof of a declaration: what it said and when it arrived. The same on screen, as PDF and by mail. */
export interface Receipt {
  id: string;
  number: string;
  kind: ReceivedDeclaration['kind'];
  receivedAt: string;
  title: string;
  lines: { label: string; text: string }[];
}

type Line = [label: string, text: string | undefined];

/**
 * The receipt of a declaration. It repeats what the sender said and nothing that we know: whoever invents a contract
 * number gets the same one.
 */
export function receiptOf({ words }: Pick<AppDeps, 'words'>, declaration: ReceivedDeclaration): Receipt {
  const { id, number, kind, lang, receivedAt } = declaration;
  const word = (key: string, values?: Record<string, string>) =>
    words.text(lang, `outbox.receipt.${key}`, values);
  const lines: Line[] = [
    ...(declaration.kind === 'cancellation'
      ? cancellationLines(word, declaration.form)
      : withdrawalLines(word, declaration.form)),
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
    lines: lines.flatMap(([label, text]) => (text ? [{ label: word(`label.${label}`), text }] : [])),
  };
}

type Word = (key: string) => string;

function cancellationLines(word: Word, form: Extract<ReceivedDeclaration, { kind: 'cancellation' }>['form']) {
  const { name, contractNumber, email, kind, cause, endDate } = form;
  const end = kind === 'forCause' ? 'atOnce' : 'earliest';
  const lines: Line[] = [
    ['kind', word(`kind.${kind}`)],
    ['cause', cause],
    ['name', name],
    ['contract', contractNumber],
    ['end', endDate ? endDate.split('-').reverse().join('.') : word(`end.${end}`)],
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

/** The receipt as the text of a mail. */
export function receiptText({ lines }: Receipt): string {
  return lines.map(({ label, text }) => `${label}: ${text}`).join('\n');
}
