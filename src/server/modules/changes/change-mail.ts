import { germanDay } from '../../../shared/german-day.ts';
import { lineInWords } from '../../../shared/line-in-words.ts';
import { formatCents } from '../../../shared/money.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { storeText } from '../../infra/pdf/text-pdf.service.ts';
import type { ChangingLine, TariffChange } from './tariff-change.repository.ts';

interface Told {
  line: ChangingLine;
  change: Pick<TariffChange, 'tariffName' | 'startsOn' | 'minimumEndsOn' | 'line'>;
  /** Of the order of a change. */
  number?: string;
  /** With it, the mail is the confirmation that the law requires: it carries the agreed texts. */
  summaryId?: string;
}

/** Tells a customer what happens to the tariff of a line, in the caller's transaction. */
export async function tellChange(
  tx: Queryable,
  deps: AppDeps,
  name: 'tariffChangeOrdered' | 'tariffChangeRevoked' | 'tariffChanged',
  { line, change, number = '', summaryId }: Told,
): Promise<void> {
  const { team, lang, userId, email: to } = line;
  const texts = ['agb', 'withdrawal'] as const;
  const attachments = summaryId
    ? [summaryId, ...(await Promise.all(texts.map((text) => storeText(tx, deps, team, text))))]
    : undefined;
  const values = {
    name: line.name,
    number,
    contract: line.contractNumber,
    contractId: line.contractId,
    msisdn: lineInWords(line),
    from: line.tariffName,
    tariff: change.tariffName,
    monthly: formatCents(change.line.cents),
    start: germanDay(change.startsOn),
    minimumEnd: germanDay(change.minimumEndsOn),
  };
  await enqueueMail(tx, deps, {
    team,
    lang,
    userId,
    to,
    name,
    values,
    ...(attachments ? { attachments } : {}),
  });
}
