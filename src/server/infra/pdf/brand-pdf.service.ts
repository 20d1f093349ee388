import firm from '../../../../teams/content/firm.json' with { type: 'json' };
import type { TeamId } from '../../../shared/teams.ts';
import type { AppDeps } from '../deps.ts';
import { renderHere } from './render-paper.ts';
import { blocksOf, type PaperWriter } from './writer/paper.ts';

/** What the maker of a paper must know. */
export type PaperDeps = Pick<AppDeps, 'config' | 'teams' | 'clock' | 'renderPaper'>;

/** Makes a PDF in a brand's look; equal content at an equal moment gives equal bytes. */
export function brandPdf(
  { config, teams, clock, renderPaper = renderHere }: PaperDeps,
  paper: { team: TeamId; title: string; isDense?: boolean; createdAt?: Date },
  write: (to: PaperWriter) => void,
): Promise<Buffer> {
  const { team: id, createdAt = clock(), ...rest } = paper;
  const frame = { ...rest, createdAt, team: teams[id], firm, root: config.root };
  return renderPaper(frame, blocksOf(write));
}
