import firm from '../../../../teams/content/firm.json' with { type: 'json' };
import type { TeamId } from '../../../shared/teams.ts';
import type { AppDeps } from '../deps.ts';
import type { PdfWriter } from './writer/pdf-writer.ts';
import { renderPdf } from './writer/render-pdf.ts';

/** Makes a PDF in a brand's look; equal content at an equal moment gives equal bytes. */
export function brandPdf(
  { config, teams, clock }: Pick<AppDeps, 'config' | 'teams' | 'clock'>,
  paper: { team: TeamId; title: string; isDense?: boolean; createdAt?: Date },
  write: (to: PdfWriter) => void,
): Promise<Buffer> {
  const { team: id, createdAt = clock(), ...rest } = paper;
  return renderPdf({ ...rest, createdAt, team: teams[id], firm, root: config.root }, write);
}
