import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageOfPath } from '../../../src/shared/match-page.ts';
import { readTeam } from '../../../src/tools/vite/team-file.ts';
import { webManifest } from '../../../src/tools/vite/web-manifest.ts';
import { ROOT } from '../../support/definitions.ts';
import { teamIds } from '../../support/team-ids.ts';

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

/** Width and height in the header of a PNG. */
function sizeOf(file: string): string {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test.each(teamIds)('%s can be installed: what a browser asks for is in the manifest', (id) => {
  const team = readTeam(ROOT, id);
  const manifest: Record<string, unknown> & { icons: Icon[] } = JSON.parse(webManifest(team));
  expect(manifest).toMatchObject({
    id: '/',
    name: team.name,
    short_name: team.shortName,
    lang: 'de',
    scope: '/',
    display: 'standalone',
    background_color: team.themes.dark.ground,
    theme_color: team.themes.dark.ground,
  });
  expect(String(manifest.short_name).length).toBeLessThanOrEqual(12);
  expect(manifest.description).not.toBe('');
  expect(pageOfPath(String(manifest.start_url))).not.toBe('notFound');
  const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(icons).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  for (const { src, sizes, type } of manifest.icons) {
    expect(type).toBe('image/png');
    expect(sizeOf(join(ROOT, 'public', src)), src).toBe(sizes);
  }
});
