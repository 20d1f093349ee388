import { object, optional, type Static, shortText } from '../../shared/api/shapes.ts';
import type { LinkProof } from '../infra/pdf/signed-query.ts';

/** The query of a route that gives a PDF also to people with a signed link; see `documentLink`. */
const linkQuery = object({
  expires: optional(shortText(12, { pattern: '^[0-9]{1,12}$' })),
  signature: optional(shortText(43, { pattern: '^[0-9A-Za-z_-]{43}$' })),
});

export type PdfLinkQuery = Static<typeof linkQuery>;

/** Both parts or none. */
export const pdfLinkQuery = {
  ...linkQuery,
  dependencies: { expires: ['signature'], signature: ['expires'] },
};

/** The link of a request, as a part of a document's reader; empty without one. */
export function linkOf({ expires, signature = '' }: PdfLinkQuery): { link?: LinkProof } {
  return expires === undefined ? {} : { link: { expires: Number(expires), signature } };
}
