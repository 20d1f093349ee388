import { renderPdf } from '../../src/server/documents/pdf/render-pdf.ts';
import { loadTeams } from '../../src/server/teams.ts';
import firm from '../../teams/content/firm.json' with { type: 'json' };
import { ROOT } from './definitions.ts';

const { kanarya: team } = loadTeams(ROOT);

/** A small PDF of our making that says so much. */
export function smallPdf(text: string): Promise<Buffer> {
  return renderPdf({ title: text, createdAt: new Date(0), team, firm, root: ROOT }, (to) =>
    to.paragraph(text),
  );
}
