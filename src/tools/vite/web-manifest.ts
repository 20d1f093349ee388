import type { Team } from '../../shared/team.ts';

/** The data that a phone needs to install the app. */
export function webManifest({ id, name, shortName, words, themes }: Team): string {
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `/images/${id}/${file}`,
    sizes,
    purpose,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  });
  return JSON.stringify({
    id: '/',
    name,
    short_name: shortName,
    description: words.de.description,
    lang: 'de',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: themes.dark.ground,
    theme_color: themes.dark.ground,
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable.png', '512x512', 'maskable'),
    ],
  });
}
