import { expect, test } from 'vitest';
import { wanted } from '../../../src/tools/videos/wanted.mjs';
import { teamIds } from '../../support/team-ids.ts';

test('clips are drawn for all brands, for any brand that is named, or some of them', () => {
  const all = wanted([]);
  expect(all.teams.toSorted()).toEqual(teamIds.toSorted());
  expect(all.clips).toContain('penalty');
  expect(wanted(['yildiz'])).toEqual({ teams: ['yildiz'], clips: all.clips });
  expect(wanted(['yildiz', 'penalty'])).toEqual({ teams: ['yildiz'], clips: ['penalty'] });
  expect(wanted(['penalty'])).toEqual({ teams: all.teams, clips: ['penalty'] });
});
