import { reply } from '../answers.ts';
import type { Screen } from '../screen.ts';
import { withTroubles } from '../variants.ts';

/** The videos: the list, and one with its transcript. */
export const videoScreens: Screen[] = [
  ...withTroubles({ name: 'videos/filled', path: '/videos' }),
  { name: 'videos/empty', path: '/videos', answers: reply('GET /api/video/list', { videos: [] }) },
  ...withTroubles({ name: 'video/filled', path: '/videos/elf-meter' }),
  {
    name: 'video/failed',
    path: '/videos/elf-meter',
    answers: { '**/api/files**': 'error' },
    reach: async ({ page, say }) => {
      const name = say('videos.page.jump').replace('{time}', '0:00');
      await page.getByRole('button', { name }).click();
      await page.getByText(say('videos.page.failed')).waitFor();
    },
  },
];
