import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { DocumentFile } from '../../infra/pdf/document.ts';
import { isSignedFor, type LinkProof, signedQuery } from '../../infra/pdf/signed-query.ts';
import { findOwner } from './itemised-line.repository.ts';
import { monthOf, openMonth, type WantedMonth } from './itemised-month.service.ts';
import { itemisedPdf } from './itemised-pdf.service.ts';

const thing = (contractId: string, month: string) => `calls:${contractId}:${month}`;

/** The address of a month's list as a PDF, for five minutes. @throws Problem 1109 for a month that is not the customer's */
export async function linkToPaper(deps: AppDeps, wanted: WantedMonth): Promise<string> {
  const { contractId, startsOn } = await openMonth(deps, wanted);
  return `/api/calls/${contractId}/${startsOn}/pdf?${signedQuery(deps, thing(contractId, startsOn))}`;
}

/** The list as a PDF. @throws Problem 1011 without a link that counts */
export async function itemisedPaper(
  deps: AppDeps,
  { contractId, month, link }: { contractId: string; month: string; link?: LinkProof },
): Promise<Pick<DocumentFile, 'bytes' | 'fileName' | 'lang'>> {
  const owner =
    link && isSignedFor(deps, thing(contractId, month), link) && (await findOwner(deps.db, contractId));
  if (!owner) throw problem(1011);
  const found = await monthOf(deps.db, deps, { userId: owner.userId, contractId, month });
  return {
    bytes: await itemisedPdf(deps, owner.team, found),
    fileName: `${owner.number}-${month}.pdf`,
    lang: 'de',
  };
}
