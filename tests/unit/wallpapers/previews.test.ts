import { describe, expect, test } from 'vitest';
import { makePicture } from '../../../src/server/infra/pictures/picture-worker.ts';
import { loadTeams } from '../../../src/server/infra/teams.ts';
import { drawWallpaper } from '../../../src/server/modules/wallpapers/drawing/draw-wallpaper.ts';
import { motifIds } from '../../../src/server/modules/wallpapers/drawing/motif.ts';
import { previewPixels } from '../../../src/server/modules/wallpapers/preview.service.ts';
import { teamIds } from '../../../src/shared/teams.ts';
import { ROOT } from '../../support/definitions.ts';

const teams = loadTeams(ROOT);

describe.each(teamIds)('the motifs of %s in a row', (id) => {
  test.each(motifIds)('%s is a small file', async (motif) => {
    const svg = drawWallpaper({ root: ROOT, team: teams[id], motif });
    const bytes = await makePicture({ svg, ...previewPixels.small, format: 'avif' });
    expect(bytes.length).toBeLessThanOrEqual(12_000);
  });
});
